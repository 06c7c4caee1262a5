import JSON
import NavigationProtocol
import NavigationTree

/// The methods of presentation that modules define.
///
/// 1. A name has one meaning on the host. Modules that do not know each other may define it alike; the definition ends
///    with the last of them.
/// 2. A list of methods is all that a module defines: methods that it lacks end.
/// 3. A presentation keeps the method with which it was shown.
struct Presentations {
    private struct Definition {
        var method: PresentationMethod
        var modules: Set<String>
    }

    private var byName: [String: Definition] = [:]

    /// The methods of a module, by name.
    func methods(of module: String) -> [PresentationMethod] {
        byName.isEmpty
            ? []
            : byName.values.filter { $0.modules.contains(module) }.map(\.method).sorted { $0.name < $1.name }
    }

    /// The method that a request means, which only names it.
    func defined(_ method: NavigationMethod) throws(WireError) -> NavigationMethod {
        guard case .own(let own) = method, !own.isDefined else { return method }
        if let found = byName[own.name] { return .own(found.method) }
        let names = NavigationMethod.builtIn.map(\.rawValue) + byName.keys.sorted()
        let nearest = Spelling.nearest(to: own.name, among: names)
        let hint = nearest.map { "; did you mean \"\($0)\"?" } ?? ""
        let known = names.map { "\"\($0)\"" }.joined(separator: ", ")
        throw Parameters.invalid("method", "one of \(known); no module has defined \"\(own.name)\"\(hint)")
    }

    /// Refuses methods that another module has defined in another way, and too many of them.
    func check(_ methods: [PresentationMethod], of module: String, limits: Limits) throws(WireError) {
        guard methods.count <= limits.presentations else {
            throw .limitReached("presentations", limits.presentations)
        }
        for (index, method) in methods.enumerated() {
            guard let found = byName[method.name], !found.method.isDefined(as: method),
                let owner = found.modules.subtracting([module]).min()
            else { continue }
            throw WireError(
                .nameTaken,
                "Module \"\(owner)\" has defined the method \"\(method.name)\" in another way",
                ["module": .string(owner), "method": .string(method.name)]
            ).inList("presentations", index)
        }
    }

    /// A module defines these methods, and no others. The caller has checked them.
    mutating func define(_ methods: [PresentationMethod], by module: String) {
        moduleEnded(module)
        for method in methods {
            let others = byName[method.name]?.modules ?? []
            byName[method.name] = Definition(method: method, modules: others.union([module]))
        }
    }

    /// Its methods end with a module, except those that other modules define as well.
    mutating func moduleEnded(_ module: String) {
        guard !byName.isEmpty else { return }
        for method in methods(of: module) {
            byName[method.name]?.modules.remove(module)
            if byName[method.name]?.modules.isEmpty == true { byName[method.name] = nil }
        }
    }
}

extension Machines {
    /// The method that a request means: a built-in one, or what a module has defined under that name.
    @inline(__always)
    func defined(_ method: NavigationMethod) throws(WireError) -> NavigationMethod {
        method.isOwn ? try lookUp(method) : method
    }

    @inline(never)
    private func lookUp(_ method: NavigationMethod) throws(WireError) -> NavigationMethod {
        try modules.presentations.defined(method)
    }
}

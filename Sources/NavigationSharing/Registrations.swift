import JSON
import NavigationProtocol
import NavigationTree

/// A line by which a client registers something, or asks for what all brokers have registered.
package struct Registration {
    let line: ClientLine
    package let text: [UInt8]
    /// The numbers of the guards and receivers that it adds or lists.
    var numbers: Range<UInt64> = 0..<0

    /// The first number, for brokers; nil for none.
    package var number: UInt64? { numbers.first }

    /// The module that it registers; nil for another line.
    package var module: String? { line.method == .moduleRegister ? line.text("module") : nil }

    /// The line as an owner gets it: with an id, so that its host learns whether it was accepted.
    var withID: [UInt8] {
        line.id == nil ? ClientLine.changed(text) { line, _ in line.set("id", "navhost.registration") } : text
    }

    /// The line as an owner gets it once more. Its answer is not awaited, and it takes no name over.
    ///
    /// - Parameter replaces: Whether it takes the place of all that the module has there.
    func repeated(replaces: Bool) -> [UInt8] {
        ClientLine.changed(text) { line, parameters in
            line.remove("id")
            parameters.remove("takeOver")
            if replaces { parameters.set("replaces", .bool(true)) }
        }
    }

    /// The line that removes the pattern of a `url.register` again.
    var endOfPattern: [UInt8] {
        ClientLine.changed(text) { line, parameters in
            line.remove("id")
            line.set("method", .string(Method.urlUnregister.rawValue))
            for name in ["to", "ask", "scene", "navigator"] { parameters.remove(name) }
        }
    }
}

/// The lines by which a client has registered itself and its module, its guards and its receivers. Its host says them
/// again to each new owner of a scene, as the client would after a lost connection.
struct Registrations {
    private struct Kept {
        var registration: Registration
        /// The navigator with which it ends.
        var navigator: NavigatorID?

        var method: Method? { registration.line.method }
        var module: String? { registration.line.text("module") }

        /// - Parameter module: Nil for all modules of the session.
        func isAbout(_ module: String?) -> Bool {
            method?.isOfModule == true && method != .hello && (module == nil || self.module ?? module == module)
        }
    }

    private var kept: [Kept] = []
    private(set) var bytes = 0

    /// The lines, in the order in which they came.
    var lines: [ClientWord.Introduction.Line] {
        kept.map { .init(text: $0.registration.text, number: $0.registration.number) }
    }

    var isEmpty: Bool { kept.isEmpty }

    /// The lines that are about a module; about all of the session when it is not named.
    func of(_ module: String?) -> [Registration] { kept.filter { $0.isAbout(module) }.map(\.registration) }

    /// Has again the lines about a module, or about all, that were there before.
    mutating func restore(_ module: String?, from former: Registrations) {
        kept.removeAll { $0.isAbout(module) }
        // The next owner must know who the client is, and which modules it has, before what belongs to them.
        kept.insert(contentsOf: former.kept.filter { $0.isAbout(module) }, at: kept.first?.method == .hello ? 1 : 0)
        bytes = kept.reduce(0) { $0 + $1.registration.text.count }
    }

    /// Whether a module registers something.
    func hasModule(_ name: String) -> Bool { kept.contains { $0.method == .moduleRegister && $0.module == name } }

    /// The scenes for which a client has registered a module, or this type of it. Nil among them: for all.
    ///
    /// - Parameter module: Nil for the only one of the client.
    func scenes(of module: String?, type: String? = nil) -> Set<String?> {
        let lines = kept.filter { kept in
            kept.method == .moduleRegister && (module == nil || kept.module == module)
                && (type.map { kept.registration.types.contains($0) } ?? true)
        }
        return Set(lines.map(\.registration.line.place))
    }

    /// The line with the guard or the receiver of this number.
    subscript(number: UInt64) -> Registration? { kept.first { $0.registration.numbers.contains(number) }?.registration }

    /// The same, if the line adds nothing else.
    func only(_ number: UInt64) -> Registration? { self[number].flatMap { $0.line.addsOne ? $0 : nil } }

    /// The owner has accepted a line.
    ///
    /// - Parameter navigator: The navigator that it names.
    mutating func accept(_ new: Registration, on navigator: NavigatorID? = nil) {
        let line = new.line
        guard let method = line.method else { return }
        let (module, pattern) = (line.text("module"), line.text("pattern"))
        switch method {
        case .hello: remove { $0.method == .hello }
        case .moduleRegister where line.has("replaces"):
            remove { $0.method == .moduleRegister && $0.module == module }
        case .moduleRegister: supersede(by: new)
        case .urlRegister:
            remove { kept in
                kept.method == .urlRegister && kept.registration.line.text("pattern") == pattern
                    && kept.module == module
            }
        case .moduleUnregister where line.has("types"): return removeTypes(by: new)
        case .moduleUnregister: return remove(module: module)
        case .urlUnregister:
            return remove { kept in
                kept.method == .urlRegister && (module == nil || (kept.module ?? module) == module)
                    && (pattern == nil || kept.registration.line.text("pattern") == pattern)
            }
        case .guardAdd where line.has("away"):
            // The module has such a guard once.
            let same = ["name", "on", "scene", "navigator", "module"]
            remove { kept in
                kept.method == .guardAdd && kept.registration.line.has("away")
                    && same.allSatisfy { kept.registration.line.text($0) == line.text($0) }
            }
        case .guardRemove, .receiverRemove:
            // One of a list ends, and the others stay. So the next owner hears of both.
            guard let number = line.removes, self[number] != nil, only(number) == nil else {
                return line.removes.map { remove($0) } ?? ()
            }
        default: break
        }
        // The next owner must know a module before what belongs to it.
        let isModule = method == .moduleRegister
        let before = isModule ? kept.lastIndex { [.hello, .moduleRegister].contains($0.method) } : kept.indices.last
        kept.insert(Kept(registration: new, navigator: navigator), at: before.map { $0 + 1 } ?? 0)
        bytes += new.text.count
    }

    /// A module has ended, with all that it has registered; the only one of its session when it is not named.
    mutating func remove(module: String?) {
        remove { kept in
            [.moduleRegister, .moduleUnregister, .urlRegister].contains(kept.method)
                && (kept.module ?? module) == module
        }
    }

    /// The guard or the receiver with this number has ended. One of a list goes with its line.
    mutating func remove(_ number: UInt64) {
        remove { $0.registration.line.addsOne && $0.registration.number == number }
    }

    /// Guards, receivers and types end with their navigators. A module stays, even if nothing is left of it.
    mutating func navigatorsClosed(_ isClosed: (NavigatorID) -> Bool) {
        guard kept.contains(where: { $0.navigator.map(isClosed) ?? false }) else { return }
        update { kept in
            guard let navigator = kept.navigator, isClosed(navigator) else { return kept }
            guard kept.method == .moduleRegister else { return nil }
            let others = kept.registration.withoutNavigator
            return Kept(registration: others, navigator: nil)
        }
        let modules = kept.filter { $0.method == .moduleRegister }.map(\.module)
        var counts = Dictionary(modules.map { ($0, 1) }, uniquingKeysWith: +)
        remove { kept in
            guard kept.method == .moduleRegister, kept.registration.isBare, counts[kept.module, default: 0] > 1 else {
                return false
            }
            counts[kept.module, default: 0] -= 1
            return true
        }
    }

    /// Changes lines that register modules, and removes those that become nil.
    mutating func change(_ changed: (Registration) -> Registration?) {
        update { kept in
            guard kept.method == .moduleRegister else { return kept }
            return changed(kept.registration).map { Kept(registration: $0, navigator: kept.navigator) }
        }
    }

    private mutating func remove(_ isGone: (Kept) -> Bool) { update { isGone($0) ? nil : $0 } }

    /// Changes what is kept. The end of a listed guard or receiver goes with its list.
    private mutating func update(_ changed: (Kept) -> Kept?) {
        kept = kept.compactMap(changed)
        let numbers = kept.map(\.registration.numbers)
        kept.removeAll { kept in
            kept.registration.line.removes.map { number in !numbers.contains { $0.contains(number) } } ?? false
        }
        bytes = kept.reduce(0) { $0 + $1.registration.text.count }
    }
}

extension Method {
    /// Whether it says who a client is, what its module provides, or what it takes part in. The scenes concerned have
    /// to know, and every later owner of them.
    var isRegistration: Bool {
        switch self {
        case .guardAdd, .guardRemove, .receiverAdd, .receiverRemove: true
        default: isOfModule
        }
    }

    /// Whether it says who a client is or what its module provides. The own brokers of other hosts have to know too.
    var isOfModule: Bool {
        switch self {
        case .hello, .moduleRegister, .moduleUnregister, .urlRegister, .urlUnregister: true
        default: false
        }
    }
}

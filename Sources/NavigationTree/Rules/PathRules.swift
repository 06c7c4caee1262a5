/// The rules of all types: those that their modules registered, changed by the bindings.
package struct PathRules: Sendable {
    /// The rule that holds for a type, and the parts of it that a binding set.
    struct Effective: Sendable {
        var rule: PathRule
        var bound: Set<PathRule.Part> = []
    }

    package let bindings: [String: PathBinding]
    private(set) var effective: [String: Effective] = [:]
    private(set) var roles: [String: Set<String>] = [:]
    /// Every registered type, with a rule or without.
    private(set) var types: Set<String> = []

    package init(bindings: [String: PathBinding] = [:]) {
        self.bindings = bindings
        for type in bindings.keys { update(type, rule: PathRule(), roles: []) }
    }

    package var isEmpty: Bool { effective.isEmpty }

    /// The roles of a type: its module's and those of a binding.
    package func roles(of type: String) -> Set<String> { roles[type, default: []] }

    /// The rule that holds for a type; nil for a type without a rule.
    package func rule(of type: String) -> PathRule? { effective[type]?.rule }

    /// Every type that is registered or named by a binding.
    package var describedTypes: [String] { types.union(bindings.keys).sorted() }

    /// The parts of a type's rule that a binding set.
    package func boundParts(of type: String) -> [String] { effective[type]?.bound.map(\.rawValue).sorted() ?? [] }

    /// Sets a type's roles and rule. They hold wherever the type is shown, because an entry refers to its type and not
    /// to a registration.
    mutating func register(_ definition: DestinationDefinition) {
        types.insert(definition.type.description)
        update(definition.type.description, rule: definition.rule, roles: definition.roles)
    }

    /// Removes what the module said about a type; a binding for it still holds.
    mutating func unregister(_ type: TypeName) {
        types.remove(type.description)
        update(type.description, rule: PathRule(), roles: [])
    }

    private mutating func update(_ type: String, rule: PathRule, roles: Set<String>) {
        let binding = bindings[type]
        let allRoles = roles.union(binding?.roles ?? [])
        self.roles[type] = allRoles.isEmpty ? nil : allRoles
        let effective = binding.map { Self.apply($0, to: rule) } ?? Effective(rule: rule)
        self.effective[type] = effective.rule.isEmpty ? nil : effective
    }

    private static func apply(_ binding: PathBinding, to rule: PathRule) -> Effective {
        var result = Effective(rule: rule)
        func merge<Value>(
            _ part: PathRule.Part,
            _ member: WritableKeyPath<PathRule, Value?>,
            _ extend: (Value, Value) -> Value
        ) {
            if binding.lifted.contains(part) { result.rule[keyPath: member] = nil }
            guard let value = binding.rule[keyPath: member] else { return }
            result.bound.insert(part)
            let former = binding.extends ? result.rule[keyPath: member] : nil
            result.rule[keyPath: member] = former.map { extend($0, value) } ?? value
        }
        merge(.under, \.under) { $0 + $1 }
        merge(.within, \.within) { $0 + $1 }
        merge(.methods, \.methods) { $0 + $1 }
        merge(.most, \.most) { $1 }
        merge(.repeats, \.repeats) { $1 }
        merge(.first, \.first) { $1 }
        merge(.last, \.last) { $1 }
        return result
    }

    /// The origin of a part of a rule: the module's name, or `bindings`.
    func source(of part: PathRule.Part, _ type: String) -> String {
        if effective[type]?.bound.contains(part) ?? false { return "bindings" }
        return type.prefix { $0 != "." }.description
    }

    // MARK: Checking

    /// One place in a path, as far as the rules need it.
    struct Place {
        let type: String
        let method: NavigationMethod
        /// The type directly below it; nil at the beginning of a path.
        let predecessor: String?
        /// Whether it begins its path.
        let isFirst: Bool
    }

    /// Whether the type has one of these roles; nil stands for the beginning of a path.
    func has(_ type: String?, oneOf needed: [String]) -> Bool {
        guard let type else { return needed.contains(PathRule.beginning) }
        guard let roles = roles[type] else { return false }
        return needed.contains { roles.contains($0) }
    }

    /// The parts of rules that a place breaks.
    ///
    /// - Parameters:
    ///   - isWithin: whether something below it has one of these roles.
    ///   - copies: how many times its type is in its path, up to this place.
    func broken(
        _ place: Place,
        isWithin: ([String]) -> Bool,
        copies: () -> Int
    ) -> [PathRule.Part] {
        var broken: [PathRule.Part] = []
        if let predecessor = place.predecessor, !place.isFirst, effective[predecessor]?.rule.last == true {
            broken.append(.last)
        }
        guard let rule = effective[place.type]?.rule else { return broken }
        if let methods = rule.methods, !methods.contains(place.method) { broken.append(.methods) }
        if rule.first == true, !place.isFirst { broken.append(.first) }
        if rule.repeats == false, place.predecessor == place.type { broken.append(.repeats) }
        if let under = rule.under, !has(place.predecessor, oneOf: under) { broken.append(.under) }
        if let within = rule.within, !isWithin(within) { broken.append(.within) }
        if let most = rule.most, copies() > most { broken.append(.most) }
        return broken
    }

    /// The roles, methods or number that a part of a type's rule asks for, as texts for an error.
    func needed(_ part: PathRule.Part, of type: String) -> [String] {
        guard let rule = effective[type]?.rule else { return [] }
        return switch part {
        case .under: rule.under ?? []
        case .within: rule.within ?? []
        case .methods: rule.methods.map { $0.map(\.rawValue) } ?? []
        case .most: rule.most.map { ["\($0)"] } ?? []
        case .first, .last, .repeats, .accepts: []
        }
    }

    // MARK: A legal path

    /// The shortest legal way to push `type`, keeping as much of `path` as possible. Nil when none is found.
    ///
    /// The search inserts up to four types with roles. A type without a role cannot satisfy a rule. Long paths and
    /// searches of more than 2,048 pushes are given up.
    ///
    /// - Parameters:
    ///   - path: the types of the path as it is.
    ///   - context: the types below the path, nearest first.
    func legalPath(to type: String, from path: [String], context: [String]) -> [String]? {
        guard path.count <= 64 else { return nil }
        let stepping = stepping
        var left = 2_048
        for kept in stride(from: path.count, through: 0, by: -1) {
            var paths = [Array(path.prefix(kept))]
            while !paths.isEmpty, let room = paths.first.map({ kept + 4 - $0.count }), room >= 0 {
                if let path = paths.first(where: { mayPush(type, on: $0, context) }) { return path + [type] }
                var longer: [[String]] = []
                for path in paths where room > 0 {
                    for step in stepping where !path.contains(step) {
                        left -= 1
                        guard left > 0 else { return nil }
                        if mayPush(step, on: path, context) { longer.append(path + [step]) }
                    }
                }
                paths = longer
            }
        }
        return nil
    }

    /// Types with roles: candidates for a step in between.
    private var stepping: [String] { roles.keys.filter(types.contains).sorted() }

    private func mayPush(_ type: String, on path: [String], _ context: [String]) -> Bool {
        let place = Place(
            type: type,
            method: .push,
            predecessor: path.last ?? context.first,
            isFirst: path.isEmpty && context.isEmpty
        )
        let isWithin = { (needed: [String]) in
            path.contains { has($0, oneOf: needed) } || context.contains { has($0, oneOf: needed) }
        }
        return broken(place, isWithin: isWithin, copies: { path.count { $0 == type } + 1 }).isEmpty
    }

    /// Whether one type may be pushed directly on another, as far as this depends only on the two. Nil stands for the
    /// beginning of a path.
    func mayStand(_ type: String, on predecessor: String?) -> Bool {
        if let predecessor, effective[predecessor]?.rule.last == true { return false }
        guard let rule = effective[type]?.rule else { return true }
        if rule.first == true, predecessor != nil { return false }
        if rule.repeats == false, predecessor == type { return false }
        if let methods = rule.methods, !methods.contains(.push) { return false }
        return rule.under.map { has(predecessor, oneOf: $0) } ?? true
    }
}

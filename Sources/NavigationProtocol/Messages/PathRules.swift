package import NavigationTree

// Rules as registrations and binding documents write them.

extension Parameters {
    static let ruleMembers = PathRule.Part.allCases.map(\.rawValue)

    /// A list of roles. `root` is no type's role: it is the beginning of a path.
    package mutating func roles(_ name: StaticString, withBeginning: Bool = false) throws(WireError) -> [String]? {
        guard let roles = try strings(name) else { return nil }
        guard roles.allSatisfy({ Names.isValid($0) && (withBeginning || $0 != PathRule.beginning) }) else {
            let beginning = withBeginning ? ", or \"root\" for the beginning of a path" : "; \"root\" is taken"
            throw Self.invalid(name, "a list of names (1 to 64 of A-Z a-z 0-9 _ -, a letter or _ first)\(beginning)")
        }
        return roles
    }

    /// What a type asks of the paths that it stands in.
    package mutating func pathRule(_ name: StaticString) throws(WireError) -> PathRule? {
        guard var nested = try nested(name, known: Self.ruleMembers) else { return nil }
        let rule = try nested.pathRule()
        try nested.finish()
        return rule
    }

    mutating func pathRule() throws(WireError) -> PathRule {
        var rule = PathRule()
        rule.under = try isNull("under") ? nil : roles("under", withBeginning: true)
        rule.within = try isNull("within") ? nil : roles("within")
        rule.most = try isNull("most") ? nil : integer("most", in: 1...Int64(Int32.max))
        rule.repeats = try isNull("repeats") ? nil : bool("repeats")
        rule.first = try isNull("first") ? nil : bool("first")
        rule.last = try isNull("last") ? nil : bool("last")
        rule.methods = try isNull("methods") ? nil : methods()
        return rule
    }

    private mutating func methods() throws(WireError) -> [NavigationMethod]? {
        guard let names = try strings("methods") else { return nil }
        let methods = names.compactMap(NavigationMethod.init(rawValue:))
        guard methods.count == names.count, !methods.isEmpty else {
            let known = NavigationMethod.allCases.map(\.rawValue).joined(separator: ", ")
            throw Self.invalid("methods", "a list of some of \(known)")
        }
        return methods
    }
}

/// `{"bindings":[{"type":…,"roles"?:[…],"extends"?:bool, rules…}]}`: what a person who puts modules together says about their types.
package struct BindingDocument: Sendable {
    package let bindings: [String: PathBinding]

    package init(_ parameters: inout Parameters) throws(WireError) {
        let elements = try parameters.required(
            "bindings",
            "a list of {\"type\":…}",
            parameters.nestedList("bindings", known: ["type", "roles", "extends"] + Parameters.ruleMembers)
        )
        var bindings: [String: PathBinding] = [:]
        for var element in elements {
            let type = try element.requiredString("type")
            guard TypeName(type) != nil else {
                throw Parameters.invalid("type", "a destination type, as \"shop.list\"")
            }
            guard bindings[type] == nil else { throw Parameters.invalid("bindings", "a list that names \(type) once") }
            var binding = PathBinding()
            binding.roles = Set(try element.roles("roles") ?? [])
            binding.extends = try element.bool("extends") ?? false
            binding.rule = try element.pathRule()
            if element.isNull("under") { binding.lifted.insert(.under) }
            if element.isNull("within") { binding.lifted.insert(.within) }
            if element.isNull("most") { binding.lifted.insert(.most) }
            if element.isNull("repeats") { binding.lifted.insert(.repeats) }
            if element.isNull("first") { binding.lifted.insert(.first) }
            if element.isNull("last") { binding.lifted.insert(.last) }
            if element.isNull("methods") { binding.lifted.insert(.methods) }
            try element.finish()
            bindings[type] = binding
        }
        self.bindings = bindings
    }
}

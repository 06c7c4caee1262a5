package import NavigationTree

/// The destinations that a navigator's path accepts.
extension Acceptance: ParameterObject, WireObject {
    package static let componentName = "Acceptance"
    package static let sample = Acceptance(types: ["shop.*"], roles: [])

    package static var definition: Schema {
        .object(Parameters.members { (parameters) throws(WireError) in try Self(&parameters) })
    }

    package init(_ parameters: inout Parameters) throws(WireError) {
        let types = try parameters.typePatterns("types", "Types: `shop.item`, `shop.*` for all of a module, or `*`.")
        let roles = try parameters.roleNames("roles", "Roles of types of any module.")
        try parameters.check(
            types != nil || roles != nil,
            else: Parameters.invalid("accepts", "an object with \"types\", \"roles\" or both")
        )
        self.init(types: types ?? [], roles: roles ?? [])
    }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.optional("types", "Types: `shop.item`, `shop.*` for all of a module, or `*`.") {
            $0.types.isEmpty ? nil : $0.types
        }
        object.optional("roles", "Roles of types of any module.") { $0.roles.isEmpty ? nil : $0.roles }
    }
}

extension Parameters {
    /// How many types or roles one list may name.
    static let maximumNames = 256

    /// The `accepts` of a navigator.
    mutating func acceptance() throws(WireError) -> Acceptance? {
        try object("accepts", "The types and roles that its path accepts; all when left out.")
    }

    /// A list of types, or patterns of types.
    mutating func typePatterns(_ name: StaticString, _ summary: StaticString) throws(WireError) -> [String]? {
        try names(name, summary, "\"shop.item\", \"shop.*\" or \"*\"") { text in
            text == "*" || TypeName(text) != nil || text.hasSuffix(".*") && Names.isValid(text.dropLast(2))
        }
    }

    /// A list of roles.
    mutating func roleNames(_ name: StaticString, _ summary: StaticString) throws(WireError) -> [String]? {
        try names(name, summary, "names of roles") { Names.isValid($0) }
    }

    private mutating func names(
        _ name: StaticString,
        _ summary: StaticString,
        _ form: String,
        isValid: (String) -> Bool
    ) throws(WireError) -> [String]? {
        guard let names = try strings(name, summary, count: 1...Self.maximumNames) else { return nil }
        guard (1...Self.maximumNames).contains(names.count), names.allSatisfy(isValid) else {
            throw Parameters.invalid(name, "a list of 1 to \(Self.maximumNames) \(form)")
        }
        return names
    }
}

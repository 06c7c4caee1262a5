/// The destinations that a navigator's path accepts: each entry must have one of the types, or one of the roles.
public struct Acceptance: Equatable, Sendable {
    /// `shop.item`, `shop.*` for all types of a module, or `*`; at most 256.
    public var types: [String]
    /// Roles of types of any module; at most 256.
    public var roles: [String]

    /// At least one of the lists must have an element.
    public init(types: [String] = [], roles: [String] = []) {
        self.types = types
        self.roles = roles
    }

    init(_ payload: JSONPayload) throws(NavigationClientError) {
        let object = try PayloadObject(payload, of: "an acceptance")
        types = try object.strings("types")
        roles = try object.strings("roles")
    }

    var payload: JSONPayload {
        var parameters = ParameterWriter()
        parameters.add("types", types.isEmpty ? nil : types)
        parameters.add("roles", roles.isEmpty ? nil : roles)
        return parameters.payload()
    }
}

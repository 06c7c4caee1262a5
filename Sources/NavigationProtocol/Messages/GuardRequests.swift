import NavigationTree

/// Whether something is about to be shown, or about to go.
package enum GuardedMoment: String, CaseIterable, Hashable, Sendable {
    case enter
    case leave
}

/// What a guard says, or what holds when it does not say anything in time.
package enum GuardVerdict: String, CaseIterable, Hashable, Sendable {
    case allow
    case deny
}

/// `guard.add`: a session wants to be asked before something is shown, or goes.
package struct AddGuard: Equatable, Sendable {
    package let name: String
    package let moment: GuardedMoment
    /// Types, `module.*` for all of a module, or `*`; every type when this and ``roles`` are nil.
    package let types: [String]?
    package let roles: [String]?
    /// Only in this scene; in every one when nil.
    package let scene: String?
    /// Only on this navigator and below it.
    package let navigator: String?
    /// Guards with a lower number are asked first.
    package let order: Int
    /// Seconds that the guard has to answer.
    package let timeout: Double?
    package let defaultVerdict: GuardVerdict

    /// Types or roles that one guard may name.
    package static let maximumNames = 256

    package init(_ parameters: inout Parameters, maximumTimeout: Double) throws(WireError) {
        self.name = try parameters.name("name")
        self.moment = try parameters.required("on", "\"enter\" or \"leave\"", parameters.choice("on"))
        self.types = try Self.names("types", &parameters, isValid: Self.isTypePattern)
        self.roles = try Self.names("roles", &parameters, isValid: Names.isValid)
        self.scene = try parameters.string("scene")
        self.navigator = try parameters.string("navigator")
        self.order = try parameters.integer("order", in: -1_000_000...1_000_000) ?? 0
        self.timeout = try parameters.number("timeout", in: 0.001...maximumTimeout)
        self.defaultVerdict = try parameters.choice("default") ?? .deny
    }

    private static func isTypePattern(_ text: String) -> Bool {
        if text == "*" || TypeName(text) != nil { return true }
        return text.hasSuffix(".*") && Names.isValid(text.dropLast(2))
    }

    private static func names(
        _ name: StaticString,
        _ parameters: inout Parameters,
        isValid: (String) -> Bool
    ) throws(WireError) -> [String]? {
        guard let names = try parameters.strings(name) else { return nil }
        guard (1...maximumNames).contains(names.count), names.allSatisfy(isValid) else {
            let form = "\(name)" == "types" ? "\"shop.item\", \"shop.*\" or \"*\"" : "names of roles"
            throw Parameters.invalid(name, "a list of 1 to \(maximumNames) \(form)")
        }
        return names
    }
}

/// `guard.remove`: a guard goes.
package struct RemoveGuard: Equatable, Sendable {
    /// As it was written, for the refusal.
    package let name: String
    /// Nil when it is no guard's id.
    package let id: GuardID?

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.name = try parameters.requiredString("guard")
        self.id = GuardID(name)
    }
}

package import JSON

/// Why the registry refused a request. The registry is unchanged.
package enum RegistryError: Error, Sendable {
    case nameTaken(module: String, owner: SessionID)
    case notOwner(module: String)
    case unknownModule(String)
    case unknownDestination(String)
    case invalidArguments(TypeName, JSONSchemaViolation)
    /// The arguments are legal JSON, but no value can be built from them.
    case unreadableArguments(TypeName, reason: String)
    case limitReached(RegistryLimit, value: Int)
}

/// The limits of the registrations of a session.
package enum RegistryLimit: String, Hashable, Sendable {
    case modules
    case destinations
    /// Bytes of text of all that a session registered.
    case registrationBytes
}

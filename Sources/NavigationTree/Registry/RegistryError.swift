package import JSON

/// Why the registry refused a request. The registry is unchanged.
package enum RegistryError: Error, Sendable {
    case nameTaken(module: String, owner: SessionID)
    case notOwner(module: String)
    case unknownModule(String)
    case unknownDestination(String)
    case invalid(CheckedPart, TypeName, JSONSchemaViolation)
    /// The part is legal JSON, but no value can be built from it.
    case unreadable(CheckedPart, TypeName, reason: String)
    /// The type's entries accept only the messages that the type declares.
    case unknownMessage(TypeName, name: String?, known: [String])
    case limitReached(RegistryLimit, value: Int)
}

/// The limits of the registrations of a session.
package enum RegistryLimit: String, Hashable, Sendable {
    case modules
    case destinations
    /// Bytes of text of all that a session registered.
    case registrationBytes
}

/// The part of a request or an answer that a schema of a type is for.
package enum CheckedPart: Hashable, Sendable {
    /// The arguments of a destination.
    case arguments
    /// The content of an entry.
    case content
    /// A message to an entry, by its name.
    case message(String)
}

/// A destination to show: a type and its arguments.
public struct Destination: Hashable, Sendable {
    /// The type, `module.name`.
    public let type: String
    /// The arguments, an object; nil for no arguments.
    public let arguments: JSONPayload?
    /// Data for renderers, an object: members besides or instead of those of the type's hints. Nil leaves the type's
    /// hints.
    public let hints: JSONPayload?

    /// A destination with its type, `module.name`, its arguments, and hints for the entry that shows it.
    public init(_ type: String, _ arguments: JSONPayload? = nil, hints: JSONPayload? = nil) {
        self.type = type
        self.arguments = arguments
        self.hints = hints
    }

    /// The destination as the protocol writes it.
    var payload: JSONPayload {
        var members: [(name: String, value: JSONPayload)] = [("type", JSONPayload(type))]
        if let arguments { members.append(("arguments", arguments)) }
        if let hints { members.append(("hints", hints)) }
        return .object(members)
    }
}

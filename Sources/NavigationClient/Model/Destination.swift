/// A destination to show: a type and its arguments.
public struct Destination: Hashable, Sendable {
    /// The type, `module.name`.
    public let type: String
    /// The arguments, an object; nil for no arguments.
    public let arguments: JSONPayload?

    /// A destination with its type, `module.name`, and its arguments.
    public init(_ type: String, _ arguments: JSONPayload? = nil) {
        self.type = type
        self.arguments = arguments
    }

    /// The destination as the protocol writes it.
    var payload: JSONPayload {
        var members: [(name: String, value: JSONPayload)] = [("type", JSONPayload(type))]
        if let arguments { members.append(("arguments", arguments)) }
        return .object(members)
    }
}

/// A destination to show: a type and its arguments.
public struct Destination: Hashable, Sendable {
    /// The type, `module.name`.
    public let type: String
    /// Its arguments, an object; nil for none.
    public let arguments: JSONPayload?

    /// A destination.
    public init(_ type: String, _ arguments: JSONPayload? = nil) {
        self.type = type
        self.arguments = arguments
    }

    var payload: JSONPayload {
        var members: [(name: String, value: JSONPayload)] = [("type", JSONPayload(type))]
        if let arguments { members.append(("arguments", arguments)) }
        return .object(members)
    }
}

/// An event at the host that does not change a tree. The host does not keep events.
public struct HostEvent: Equatable, Sendable {
    /// The level: `error`, `warning`, `info` or `debug`.
    public let level: String
    /// The kind of the event, such as `module.registered`.
    public let kind: String
    /// The whole event, with the members of its kind.
    public let payload: JSONPayload

    init(_ payload: JSONPayload) throws(NavigationClientError) {
        let object = try PayloadObject(payload, of: "an event")
        level = try object.string("level")
        kind = try object.string("kind")
        self.payload = payload
    }
}

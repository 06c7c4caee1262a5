/// What happened at the host besides changes of the tree. Nobody waits for these, and none is kept.
public struct HostEvent: Equatable, Sendable {
    /// `error`, `warning`, `info` or `debug`.
    public let level: String
    /// What happened, such as `module.registered`.
    public let kind: String
    /// All of it, with what its kind has besides.
    public let payload: JSONPayload

    init(_ payload: JSONPayload) throws(NavigationClientError) {
        let object = try PayloadObject(payload, of: "an event")
        level = try object.string("level")
        kind = try object.string("kind")
        self.payload = payload
    }
}

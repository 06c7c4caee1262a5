/// Something that belongs to a navigator and ends with it.
public struct Attachment: Equatable, Sendable {
    /// Its id, which the host never uses again.
    public let id: AttachmentID
    /// `lock`, `checkpoint`, `mapping`, `trigger`, `flow` or `signal`.
    public let kind: String
    /// The navigator that it belongs to.
    public let navigator: NavigatorID
    /// The session that added it; nil when the host did.
    public let session: String?
    /// The whole attachment, with the members of its kind.
    public let payload: JSONPayload

    init(_ payload: JSONPayload) throws(NavigationClientError) {
        let object = try PayloadObject(payload, of: "an attachment")
        id = AttachmentID(rawValue: try object.string("id"))
        kind = try object.string("kind")
        navigator = NavigatorID(rawValue: try object.string("navigator"))
        session = try object.optionalString("session")
        self.payload = payload
    }

    /// Compares the payloads; the order of their members does not matter.
    public static func == (one: Self, other: Self) -> Bool { one.payload.isEquivalent(to: other.payload) }
}

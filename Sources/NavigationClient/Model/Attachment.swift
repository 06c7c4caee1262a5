/// Something that hangs on a navigator and goes with it.
public struct Attachment: Equatable, Sendable {
    /// Its id, never used again.
    public let id: AttachmentID
    /// `lock`, `checkpoint`, `mapping`, `trigger` or `flow`.
    public let kind: String
    /// The navigator that it hangs on.
    public let navigator: NavigatorID
    /// Who put it there; nil when the host did.
    public let session: String?
    /// All of it, with what its kind has besides.
    public let payload: JSONPayload

    init(_ payload: JSONPayload) throws(NavigationClientError) {
        let object = try PayloadObject(payload, of: "an attachment")
        id = AttachmentID(rawValue: try object.string("id"))
        kind = try object.string("kind")
        navigator = NavigatorID(rawValue: try object.string("navigator"))
        session = try object.optionalString("session")
        self.payload = payload
    }

    /// True when both say the same, in whichever order.
    public static func == (one: Self, other: Self) -> Bool { one.payload.isEquivalent(to: other.payload) }
}

/// What became of an entry that was shown for a result.
public struct EntryResult: Equatable, Sendable {
    /// The ends of an entry.
    public enum Outcome: String, Sendable {
        /// It was closed with a value, or its alert was answered.
        case answered
        /// Something took it away.
        case dismissed
        /// Something was shown in its place.
        case replaced
        /// It is still there, and nobody provides it any more.
        case providerGone = "provider_gone"
        /// A guard sent the request elsewhere.
        case redirected
    }

    /// The scene.
    public let scene: String
    /// The revision with which it came to that.
    public let revision: Int
    /// The entry; nil when a guard sent the request elsewhere and nothing was shown.
    public let entry: EntryID?
    /// What became of it.
    public let outcome: Outcome
    /// What it was closed with.
    public let value: JSONPayload?
    /// Which button of an alert was chosen.
    public let answer: String?
    /// Who brought it about; nil when the request was sent elsewhere.
    public let by: SceneChange.Cause?
    /// The destinations on the way when guards sent the request elsewhere, the one that was asked for first.
    public let redirected: [NavigationOutcome.Redirection]

    init(_ payload: JSONPayload) throws(NavigationClientError) {
        let object = try PayloadObject(payload, of: "a result")
        scene = try object.string("scene")
        revision = try object.integer("revision")
        entry = try object.optionalString("entry").map(EntryID.init(rawValue:))
        outcome = try object.choice("outcome")
        value = object.optional("value")
        answer = try object.optionalString("answer")
        by = try object.optional("by").map { payload throws(NavigationClientError) in try SceneChange.Cause(payload) }
        redirected = try NavigationOutcome.Redirection.list(try object.list("redirected"))
    }
}

/// The result of an entry that was shown with
/// ``NavigationClient/result(of:at:method:buttons:name:ifOccupied:timeout:)``.
public struct EntryResult: Equatable, Sendable {
    /// The ways in which an entry can end.
    public enum Outcome: String, Sendable {
        /// The entry was closed with a value, or its alert was answered.
        case answered
        /// The entry was removed in another way, without a value.
        case dismissed
        /// Another destination replaced the entry.
        case replaced
        /// The entry is still shown, but its module has ended.
        case providerGone = "provider_gone"
        /// A guard redirected the request, and the entry was not shown.
        case redirected
    }

    /// The scene.
    public let scene: String
    /// The revision of the outcome.
    public let revision: Int
    /// The entry; nil when a guard redirected the request.
    public let entry: EntryID?
    /// How the entry ended.
    public let outcome: Outcome
    /// The value with which it was closed; nil without one.
    public let value: JSONPayload?
    /// The answer of the chosen button of an alert.
    public let answer: String?
    /// The request that ended the entry; nil when the request was redirected.
    public let by: SceneChange.Cause?
    /// The destinations on the way when guards redirected the request, the requested one first.
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

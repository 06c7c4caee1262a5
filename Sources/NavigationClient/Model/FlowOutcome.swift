/// The answer to starting a flow.
public struct FlowStart: Equatable, Sendable {
    /// The flow's id; nil when a guard redirected the request, so that the flow was not started.
    public let flow: AttachmentID?
    /// The entry of the first step; nil when the request named none.
    public let entry: EntryID?
    /// The navigator that shows the first step.
    public let shownOn: NavigatorID?
    /// The effect of the start on the tree.
    public let outcome: NavigationOutcome

    init(_ payload: JSONPayload) throws(NavigationClientError) {
        let object = try PayloadObject(payload, of: "the answer to flow.start")
        flow = try object.optionalString("flow").map(AttachmentID.init(rawValue:))
        entry = (object.optional("shown")?["entry"]?.string).map(EntryID.init(rawValue:))
        shownOn = (object.optional("shown")?["navigator"]?.string).map(NavigatorID.init(rawValue:))
        outcome = try NavigationOutcome(payload)
    }
}

/// How a flow has ended.
public struct FlowEnd: Equatable, Sendable {
    /// The ways in which a flow can end.
    public enum Outcome: String, Sendable {
        /// Its driver has completed it.
        case completed
        /// A client cancelled it, or its anchor was removed.
        case cancelled
        /// Its driver reported that it cannot be completed.
        case failed
        /// A guard redirected the request, and the flow was not started.
        case redirected
    }

    /// The scene.
    public let scene: String
    /// The revision with which it ended.
    public let revision: Int
    /// The flow; nil when it was not started.
    public let flow: AttachmentID?
    /// The way in which it ended.
    public let outcome: Outcome
    /// The value of its completion; the data of a failure.
    public let value: JSONPayload?
    /// Why it was cancelled or failed, for people.
    public let reason: String?
    /// The request that ended it; nil when it was not started.
    public let by: SceneChange.Cause?
    /// The destinations on the way when guards redirected the request, the requested one first.
    public let redirected: [NavigationOutcome.Redirection]

    init(_ payload: JSONPayload) throws(NavigationClientError) {
        let object = try PayloadObject(payload, of: "the end of a flow")
        scene = try object.string("scene")
        revision = try object.integer("revision")
        redirected = try NavigationOutcome.Redirection.list(try object.list("redirected"))
        flow = try object.optionalString("flow").map(AttachmentID.init(rawValue:))
        outcome = try object.choice("outcome")
        value = object.optional("value")
        reason = try object.optionalString("reason")
        by = try object.optional("by").map { payload throws(NavigationClientError) in try SceneChange.Cause(payload) }
    }
}

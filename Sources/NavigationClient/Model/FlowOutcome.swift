/// A flow that has begun.
public struct FlowStart: Equatable, Sendable {
    /// Its id; nil when a guard sent the request elsewhere, so that there is no flow.
    public let flow: AttachmentID?
    /// The first step; nil when there was none.
    public let entry: EntryID?
    /// The navigator that shows the first step.
    public let shownOn: NavigatorID?
    /// What starting it did to the tree.
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
    /// The ends of a flow.
    public enum Outcome: String, Sendable {
        /// Its driver says that it is done.
        case completed
        /// Somebody gave it up, or took its anchor away.
        case cancelled
        /// Its driver says that it cannot be done.
        case failed
        /// A guard sent the request elsewhere: it was never started.
        case redirected
    }

    /// The scene.
    public let scene: String
    /// The revision with which it ended.
    public let revision: Int
    /// The flow; nil when it was never started.
    public let flow: AttachmentID?
    /// Which end it was.
    public let outcome: Outcome
    /// What it was completed with; of a failure, its data.
    public let value: JSONPayload?
    /// Why it was cancelled, or has failed.
    public let reason: String?
    /// Who ended it; nil when it was never started.
    public let by: SceneChange.Cause?
    /// The destinations on the way when guards sent the request elsewhere, the one that was asked for first.
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

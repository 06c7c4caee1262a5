package import JSON

/// An event besides the changes of the tree. It is part of a revision, and is told to the session that it concerns.
package struct Signal: Hashable, Sendable {
    /// The kinds of signals, as they are called on the wire.
    package enum Kind: String, CaseIterable, Hashable, Sendable {
        case checkpointReturned = "checkpoint.returned"
        case alertAnswered = "alert.answered"
        case triggerFired = "trigger.fired"
        case entryFinished = "entry.finished"
        case flowStarted = "flow.started"
        case flowCompleted = "flow.completed"
        case flowCancelled = "flow.cancelled"
        case flowFailed = "flow.failed"
    }

    /// The flow that a signal is about.
    package struct Flow: Hashable, Sendable {
        package let id: AttachmentID
        /// The module that drives it, which is told as well.
        package let module: String?
        /// Why it was cancelled or failed, as text for people.
        package let reason: String?

        package init(id: AttachmentID, module: String?, reason: String?) {
            self.id = id
            self.module = module
            self.reason = reason
        }
    }

    package let kind: Kind
    package let navigator: NavigatorID
    package let entry: EntryID?
    /// The name of the checkpoint, the trigger or the flow; the answer of an alert.
    package let name: String?
    package let value: RawJSON?
    /// Set for the kinds of flows, nil for all others.
    package let flow: Flow?
    /// The session that is told, besides those that watch.
    package let recipient: SessionID?
    /// The module that owns the checkpoint. The session that has this module now is told in place of the recipient.
    package let recipientModule: String?

    package init(
        _ kind: Kind,
        navigator: NavigatorID,
        entry: EntryID? = nil,
        name: String? = nil,
        value: RawJSON? = nil,
        flow: Flow? = nil,
        recipient: SessionID?,
        recipientModule: String? = nil
    ) {
        self.kind = kind
        self.navigator = navigator
        self.entry = entry
        self.name = name
        self.value = value
        self.flow = flow
        self.recipient = recipient
        self.recipientModule = recipientModule
    }
}

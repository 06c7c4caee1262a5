package import JSON
package import NavigationTree

/// The end of an entry, or of a flow, that a request waited for: the later answer to a request with `forResult`.
package struct OutcomeResult: WireComponent, WireObject {
    package static let componentName = "OutcomeResult"

    /// The ways in which an entry ends.
    package enum EntryOutcome: String, WireChoice {
        /// The entry closed itself with a value, or was answered as an alert.
        case answered
        case dismissed
        /// Another entry took its place.
        case replaced
        /// The entry is still there, but its module is not.
        case providerGone = "provider_gone"
    }

    /// The ways in which a flow ends.
    package enum FlowOutcome: String, WireChoice { case completed, cancelled, failed }

    /// The entry or the flow, with its end.
    package enum Subject: Sendable {
        /// - Parameter answer: the button of an alert or a dialog.
        case entry(EntryID, EntryOutcome, answer: String?)
        case flow(AttachmentID, FlowOutcome)
    }

    let scene: String
    let revision: UInt64
    let subject: Subject
    let value: RawJSON?
    let reason: String?
    let cause: Cause

    package init(
        scene: String,
        revision: UInt64,
        _ subject: Subject,
        value: RawJSON?,
        reason: String?,
        by cause: Cause
    ) {
        (self.scene, self.revision, self.subject) = (scene, revision, subject)
        (self.value, self.reason, self.cause) = (value, reason, cause)
    }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("scene", "The scene's name.") { $0.scene }
        object.member("revision", "The revision that settled it.") { $0.revision }
        object.variant { EndedEntry($0) }
        object.variant { EndedFlow($0) }
        object.member("by", "The cause of the revision.") { $0.cause }
    }

    private struct EndedEntry: WireObject {
        let (entry, outcome, answer, value): (EntryID, EntryOutcome, String?, RawJSON?)

        init?(_ result: OutcomeResult) {
            guard case .entry(let entry, let outcome, let answer) = result.subject else { return nil }
            (self.entry, self.outcome, self.answer, self.value) = (entry, outcome, answer, result.value)
        }

        static func members(_ object: inout some ObjectMembers<Self>) {
            object.member("entry", "The entry that the request showed.") { $0.entry }
            object.member("outcome", "The outcome of the entry.") { $0.outcome }
            object.optional("answer", "The answer that a person chose, of an alert or a dialog.") { $0.answer }
            object.optional("value", "The value that the entry closed with.") { $0.value }
        }
    }

    private struct EndedFlow: WireObject {
        let (flow, outcome, value, reason): (AttachmentID, FlowOutcome, RawJSON?, String?)

        init?(_ result: OutcomeResult) {
            guard case .flow(let flow, let outcome) = result.subject else { return nil }
            (self.flow, self.outcome, self.value, self.reason) = (flow, outcome, result.value, result.reason)
        }

        static func members(_ object: inout some ObjectMembers<Self>) {
            object.member("flow", "The flow that the request started.") { $0.flow }
            object.member("outcome", "How the flow ended.") { $0.outcome }
            object.optional("value", "The value that the flow was completed with.") { $0.value }
            object.optional("reason", "Why the flow was cancelled or failed, for people.") { $0.reason }
        }
    }
}

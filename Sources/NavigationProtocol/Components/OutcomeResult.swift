import JSON
package import NavigationTree

/// What became of an entry or a flow: the answer to a request with `forResult`.
package struct OutcomeResult: WireComponent, WireObject {
    package static let componentName = "OutcomeResult"

    /// What the request waited for.
    package enum Subject: Equatable, Sendable {
        case entry(EntryID)
        case flow(AttachmentID)
    }

    /// What became of it.
    package enum Outcome: String, WireChoice {
        /// The entry was closed with a value, or was answered as an alert.
        case answered
        case dismissed
        /// Something else is shown in its place.
        case replaced
        /// The entry is still there, and no module provides it any more.
        case providerGone = "provider_gone"
        case completed, cancelled, failed
    }

    let scene: String
    let revision: UInt64
    let subject: Subject
    let outcome: Outcome
    let signal: Signal?
    let cause: Cause

    package init(
        scene: String,
        revision: UInt64,
        _ subject: Subject,
        _ outcome: Outcome,
        _ signal: Signal?,
        by cause: Cause
    ) {
        (self.scene, self.revision, self.subject) = (scene, revision, subject)
        (self.outcome, self.signal, self.cause) = (outcome, signal, cause)
    }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("scene", "The scene's name.") { $0.scene }
        object.member("revision", "The revision that ended the wait.") { $0.revision }
        object.variant { EntrySubject($0.subject) }
        object.variant { FlowSubject($0.subject) }
        object.member("outcome", "What became of it.") { $0.outcome }
        object.optional("answer", "The button that was chosen, of an alert or a dialog.") { result -> String? in
            guard case .entry = result.subject else { return nil }
            return result.signal?.name
        }
        object.optional("value", "The value that it ended with.") { $0.signal?.value }
        object.optional("reason", "Why a flow was cancelled or failed, for people.") { $0.signal?.flow?.reason }
        object.member("by", "What caused the revision.") { $0.cause }
    }
}

private struct EntrySubject: WireObject {
    let entry: EntryID

    init?(_ subject: OutcomeResult.Subject) {
        guard case .entry(let entry) = subject else { return nil }
        self.entry = entry
    }

    static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("entry", "The entry that the request showed.") { $0.entry }
    }
}

private struct FlowSubject: WireObject {
    let flow: AttachmentID

    init?(_ subject: OutcomeResult.Subject) {
        guard case .flow(let flow) = subject else { return nil }
        self.flow = flow
    }

    static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("flow", "The flow that the request started.") { $0.flow }
    }
}

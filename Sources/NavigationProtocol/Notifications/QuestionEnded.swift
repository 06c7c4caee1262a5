/// `questionEnded`: the host does not wait for an answer any longer.
package struct QuestionEnded: NotificationDefinition {
    package static let name: StaticString = "questionEnded"
    package static let summary = """
        The host does not wait any longer for the answer to a question that this session has not answered. It comes once for such a question; an answer after it is dropped.
        """

    /// Why the host waits no longer.
    package enum Reason: String, WireChoice {
        /// The client has cancelled the request.
        case cancelled
        /// The connection of the client that asked has ended.
        case askerGone = "asker_gone"
        /// The time that the question named is over.
        case deadline
        /// The entry has gone.
        case entryGone = "entry_gone"
        /// The scene was closed.
        case sceneClosed = "scene_closed"
        /// Nothing depends on the answer any more: the guard was removed, say.
        case withdrawn
    }

    let question: QuestionNumber
    let reason: Reason

    package init(_ question: QuestionNumber, _ reason: Reason) { (self.question, self.reason) = (question, reason) }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("question", "The question's id.") { $0.question }
        object.member(
            "reason",
            "Why: the request was cancelled, its client has gone, the question's time is over, the entry or the scene has gone, or nothing depends on the answer any more."
        ) { $0.reason }
    }
}

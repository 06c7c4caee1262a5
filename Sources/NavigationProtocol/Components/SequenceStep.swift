import JSON
package import NavigationTree

/// The end of one item of a sequence.
package struct SequenceStep: WireComponent, WireObject {
    package static let componentName = "SequenceStep"

    package enum Outcome: String, WireChoice {
        /// A receiver was asked, and answered.
        case received
        /// A destination was shown, by a receiver or because it has no receiver.
        case shown
        /// A receiver brought a navigator to the front.
        case selected
        /// An action was carried out.
        case performed
        /// A receiver put others in its place before its turn came.
        case replaced
        /// Its turn came, and it ended the sequence.
        case failed
        /// The sequence ended before its turn came.
        case notSent
    }

    let index: Int
    let item: SentItem
    let addedBy: Int?
    let outcome: Outcome
    let receiver: ReceiverID?
    let resume: ResumeRule.Name?
    let operation: Operation?
    let error: WireError?

    /// The answer of an operation, as far as a step says it.
    package struct Operation: Equatable, Sendable {
        package var revision: UInt64?
        package var navigator: NavigatorID?
        package var entry: EntryID?
        /// Where it wanted to go and where guards sent it; nil when no guard did.
        package var redirected: RedirectionList?

        package init() {}
    }

    package init(
        _ index: Int,
        _ item: SentItem,
        addedBy: Int?,
        _ outcome: Outcome,
        by receiver: ReceiverID?,
        resume: ResumeRule.Name?,
        _ operation: Operation?,
        _ error: WireError?
    ) {
        (self.index, self.item, self.addedBy, self.outcome) = (index, item, addedBy, outcome)
        (self.receiver, self.resume, self.operation, self.error) = (receiver, resume, operation, error)
    }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("index", "The item's number: from 0, those that receivers added behind the others.") {
            $0.index
        }
        object.member("item", "The item as it was sent.") { $0.item }
        object.optional("addedBy", "The number of the item whose receiver added this one.") { $0.addedBy }
        object.member("outcome", "The outcome of the item.") { $0.outcome }
        object.optional("by", "The receiver that took the item.") { $0.receiver.map(Author.init) }
        object.optional("resume", "How the sequence went on.") { $0.resume }
        object.optional("revision", "The scene's revision after the operation.") { $0.operation?.revision }
        object.optional("navigator", "The navigator that the operation answered.") { $0.operation?.navigator }
        object.optional("entry", "The entry that the operation answered.") { $0.operation?.entry }
        object.optional(
            "redirected",
            "Where the item wanted to go, and where guards sent it, in order. The last of them is what became of the item."
        ) {
            $0.operation?.redirected
        }
        object.optional("error", "The error that ended the sequence with this item.") {
            $0.error.map(ErrorObject.init)
        }
    }

    /// A receiver with its session.
    private struct Author: WireObject {
        let receiver: ReceiverID

        static func members(_ object: inout some ObjectMembers<Self>) {
            object.member("session", "The session that received.") { $0.receiver.session }
            object.member("receiver", "The receiver's id.") { $0.receiver }
        }
    }

    /// An error within a result.
    private struct ErrorObject: WireValue {
        let error: WireError

        static var schema: Schema {
            .object([
                Schema.Member("code", "The error's number.", .integer()),
                Schema.Member("message", "The error, for people.", .string()),
                Schema.Member("data", "The error's name, and what a program needs.", .anyObject),
            ])
        }

        func write(to writer: inout JSONWriter) { writer.error(error) }
    }
}

/// The end of a whole sequence: the answer to the request that sent it.
package struct SequenceResult: WireComponent, WireObject {
    package static let componentName = "SequenceResult"

    package enum Outcome: String, WireChoice { case completed, cancelled }

    let scene: String
    let sequence: SequenceID
    let outcome: Outcome
    let steps: [SequenceStep]

    package init(scene: String, _ sequence: SequenceID, _ outcome: Outcome, _ steps: [SequenceStep]) {
        (self.scene, self.sequence, self.outcome, self.steps) = (scene, sequence, outcome, steps)
    }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("scene", "The scene's name.") { $0.scene }
        object.member("sequence", "The sequence's id.") { $0.sequence }
        object.member("outcome", "Whether the sequence came to its end, or was cancelled before.") { $0.outcome }
        object.member("steps", "The outcome of each item, in the order of settling.") { $0.steps }
    }
}

/// A sequence that has not ended.
package struct SequenceState: WireComponent, WireObject {
    package static let componentName = "SequenceState"

    package enum Phase: String, WireChoice {
        case running, asking, waiting, paused
    }

    package let sequence: SequenceID
    let scene: String
    let name: String?
    let phase: Phase
    let index: Int?
    let done: Int
    let left: Int
    let receiver: ReceiverID?

    package init(
        _ sequence: SequenceID,
        scene: String,
        name: String?,
        _ phase: Phase,
        index: Int?,
        done: Int,
        left: Int,
        asking receiver: ReceiverID?
    ) {
        (self.sequence, self.scene, self.name, self.phase) = (sequence, scene, name, phase)
        (self.index, self.done, self.left, self.receiver) = (index, done, left, receiver)
    }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("sequence", "The sequence's id.") { $0.sequence }
        object.member("scene", "The scene's name.") { $0.scene }
        object.member("session", "The session that sent it.") { $0.sequence.session }
        object.optional("name", "The sequence's name, for people.") { $0.name }
        object.member("state", "Whether an item is under way, a receiver is asked, or the sequence waits or is paused.")
        {
            $0.phase
        }
        object.optional("index", "The number of the item under way, else of the next one.") { $0.index }
        object.member("done", "How many items are settled.") { $0.done }
        object.member("left", "How many items have not begun.") { $0.left }
        object.optional("receiver", "The receiver that is asked.") { $0.receiver }
    }
}

import JSON
import NavigationTree

/// Where the answer to a request goes.
struct AnswerPlace {
    let session: SessionID
    /// The request's id as it was written; nil for a notification, which is not answered.
    let id: RawJSON?
    /// The batch that the request came in.
    let batch: UInt64?
}

/// A question that the host asked a module on behalf of a client. Written `q7` on the wire.
struct Question {
    enum Subject {
        /// A client's message about an entry; whoever asked waits.
        case entry
        /// The host wants these entries' arguments in the form of a newer version; nobody waits.
        case migration(scene: String, [EntryID], to: Int32)
    }

    var subject = Subject.entry
    let asker: AnswerPlace
    /// The session that has to answer.
    let provider: SessionID
    let type: TypeName
    /// Seconds that it has.
    let timeout: Double
    let deadline: MonotonicTime
}

/// When a question is due; the heap forgets those that were answered when they come up.
struct Deadline: Comparable {
    let time: MonotonicTime
    let question: UInt64

    static func < (lhs: Self, rhs: Self) -> Bool {
        (lhs.time, lhs.question) < (rhs.time, rhs.question)
    }
}

/// Answers of one batch, gathered until the last is known.
struct Batch {
    let session: SessionID
    /// The answers so far, with commas between.
    var text: [UInt8] = []
    /// Where its answers go; kept only when a store may fail.
    var places: [AnswerPlace] = []
    /// Requests that wait for a module, and one while the batch is being read.
    var waiting = 1
}

import JSON
import NavigationProtocol
import NavigationTree

/// The way out of one connection.
struct OutputQueue {
    /// Bytes that were handed to the shell and have not left.
    var queued = 0
    /// When output last left, or began to wait.
    var progressAt: MonotonicTime
    /// Whether the shell takes no lines from the session now.
    var isReadingPaused = false
    /// Its last line is written.
    var isClosed = false

    /// Whether the shell may give the broker the session's next line.
    var takesInput: Bool { !isReadingPaused && !isClosed }

    init(now: MonotonicTime) { self.progressAt = now }
}

/// A part of the turn's text for one session, until the store has written the turn.
struct OutputPiece {
    /// The fate of the text if the store fails.
    enum Kind {
        /// Holds whatever becomes of the turn.
        case certain
        /// Tells of a change that is not written yet.
        case event
        /// The answer to the request with this id, which may rest on such a change.
        case answer(RawJSON, Method?)
        /// Answers of which some may.
        case batch(Batch)

        /// The answer that rests on the turn's changes; nil for a notification, which is not answered.
        init?(answering place: borrowing AnswerPlace) {
            guard let id = place.id else { return nil }
            self = .answer(id, place.method)
        }

        var isAnswer: Bool { if case .answer = self { true } else { false } }
    }

    let session: SessionID
    let range: Range<Int>
    let kind: Kind
}

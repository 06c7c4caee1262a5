import JSON
package import NavigationProtocol
package import NavigationTree

/// One record of a turn that the store has to write, in order.
package enum JournalRecord: Sendable {
    case sceneCreated(String, SceneConfiguration)
    case sceneClosed(String)
    case sceneConfigured(String, SceneConfiguration)
    case change(scene: String, NavigationChange, Cause)
}

/// The part of the running turn that holds only if the store writes it.
struct OpenTurn {
    /// One change of the broker's state, with what it takes to go back.
    enum Undo {
        case change(Scene, NavigationChange)
        case scenes(Scenes.Undo)
        case watchOpened(Subscription, Scene)
        case watchEnded(Subscription, Scene)
        case answers(PendingAnswers.Undo)
        case tokens(Tokens.Undo)
        case sequences(Sequences.Undo)
        case admission(Admission.Undo)
        case modules(Modules.Undo)

        var sequences: Sequences.Undo? { if case .sequences(let undo) = self { undo } else { nil } }
    }

    /// A piece of text for a session.
    struct Piece {
        enum Kind {
            /// Holds whatever becomes of the turn.
            case certain
            /// Tells of a change that is not written yet.
            case event
            /// The answer to the request with this id, which may rest on such a change.
            case answer(RawJSON, Method?)
            /// Answers of which some may.
            case batch(Batch)
        }

        let session: SessionID
        let range: Range<Int>
        let kind: Kind
    }

    var records: [JournalRecord] = []
    var undo: [Undo] = []
    var pieces: [Piece] = []
    /// Watches that were given the state instead of what they missed.
    var resynchronised: [(Subscription, Scene)] = []

    /// Sessions that may wait for nothing any more, if the store writes this.
    var mayBeDone: [SessionID] = []

    /// Whether something has changed that the store has not written.
    var isOpen: Bool { !records.isEmpty }

    mutating func removeAll() {
        records.removeAll(keepingCapacity: true)
        undo.removeAll(keepingCapacity: true)
        pieces.removeAll(keepingCapacity: true)
        resynchronised.removeAll(keepingCapacity: true)
        mayBeDone.removeAll(keepingCapacity: true)
    }
}

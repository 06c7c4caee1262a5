import JSON
package import NavigationProtocol
package import NavigationTree

/// One record of a turn that the store has to write, in order.
package enum JournalRecord: Sendable {
    case sceneCreated(String, SceneConfiguration)
    case sceneClosed(String)
    case sceneConfigured(String, SceneConfiguration)
    case change(scene: String, NavigationChange, Cause)
    indirect case sceneRestored(SceneRestored)

    /// Whether it takes long to free.
    package var isLarge: Bool {
        if case .change(_, let change, _) = self { change.steps.count >= DiscardedTree.leastSize } else { false }
    }

    /// A scene has another restoration key. The change of its tree is a record of its own.
    package struct SceneRestored: Sendable {
        package let scene: String
        /// With the new key.
        package let configuration: SceneConfiguration
        /// The state of the former key; nil when there is nothing to keep.
        package let setAside: SetAsideState?
        /// The states that are not set aside any more, by their revisions.
        package let forgotten: [UInt64]
    }
}

/// The part of the running turn that holds only if the store writes it.
struct OpenTurn {
    /// One machine's change, with what it takes to go back. ``Machines/takeBack(_:_:)`` gives it to that machine.
    enum Undo {
        case scenes(Scenes.Undo)
        case watches(Watches.Undo)
        case answers(PendingAnswers.Undo)
        case tokens(Tokens.Undo)
        case sequences(Sequences.Undo)
        case admission(Admission.Undo)
        case modules(Modules.Undo)

        var sequences: Sequences.Undo? { if case .sequences(let undo) = self { undo } else { nil } }
    }

    /// The records that the store has to write before the turn may leave.
    private(set) var records: [JournalRecord] = []
    private(set) var undo: [Undo] = []
    /// Sessions that may wait for nothing any more, if the store writes this.
    private var mayBeDone: [SessionID] = []
    /// Whether the trees must be compared with the connected sessions: the store failed to write a change that no
    /// client had requested.
    var needsReconciling = false

    /// Whether something has changed that the store has not written.
    var isOpen: Bool { !records.isEmpty }

    /// Notes what the store has to write.
    mutating func note(_ record: JournalRecord, _ change: Undo) {
        records.append(record)
        undo.append(change)
    }

    /// Notes what goes with the changes of this turn; before the first one there is nothing that it could go with.
    mutating func note(_ change: Undo) {
        if isOpen { undo.append(change) }
    }

    /// Remembers to ask again whether a session is done, when the store's result is known.
    mutating func askAgain(about session: SessionID) { mayBeDone.append(session) }

    /// Ends the turn. Answers the sessions that may be done.
    mutating func end() -> [SessionID] {
        records.removeAll(keepingCapacity: true)
        undo.removeAll(keepingCapacity: true)
        defer { mayBeDone.removeAll(keepingCapacity: true) }
        return mayBeDone
    }
}

import Logging
import NavigationBroker
import NavigationStore
import NavigationTree

/// The store's part of a turn: writes the turn before it is sent, and retries after a failure.
struct StoreWriter<Store: TurnStore> {
    /// Seconds until the records that no answer waits for are written.
    static var delay: Double { 1 }

    /// The result of writing a turn.
    enum Outcome: Equatable {
        case written
        /// The store has nothing of the turn; the reason, in words.
        case failed(String)
    }

    private let store: Store
    private let logger: Logger
    private var warnings = MessageThrottle()
    /// Whether the last turn could not be written.
    private(set) var isFailing = false

    init(_ store: Store, logger: Logger) {
        self.store = store
        self.logger = logger
    }

    /// Whether records wait to be written that no answer waits for.
    var isBehind: Bool { store.isBehind }

    /// Whether a turn without records must be written as well.
    func needsSessions(after last: UInt64) -> Bool { store.needsSessions(after: last) }

    /// Writes the records of a turn. Nothing of the turn may leave before this has succeeded.
    mutating func write(_ records: [JournalRecord], lastSession: UInt64, now: MonotonicTime) -> Outcome {
        do throws(StoreError) {
            try store.write(records, lastSession: lastSession)
            isFailing = false
            return .written
        } catch {
            isFailing = true
            warn("cannot write: \(error); changes are refused until the store works again", now: now)
            return .failed("\(error)")
        }
    }

    /// Whether ``doUpkeep(now:tree:)`` has something to do.
    var needsUpkeep: Bool { store.nextUpkeep != nil }

    /// Does the next piece of work that no answer waits for: a snapshot of one scene, a checkpoint, or some of
    /// the rows of closed scenes.
    ///
    /// All answered changes are written already, so a failure is only logged.
    ///
    /// - Parameter tree: The tree of an open scene, as the last turn has left it.
    mutating func doUpkeep(now: MonotonicTime, tree: (_ scene: String) -> NavigationTree?) {
        switch store.nextUpkeep {
        case nil: return
        case .snapshot(let scene):
            guard let tree = tree(scene) else { return }
            do { try store.snapshotIfDue(tree) } catch { warn("cannot write a snapshot: \(error)", now: now) }
        case .checkpoint:
            do { try store.checkpoint() } catch { warn("cannot move the log: \(error)", now: now) }
        case .sweep:
            do { try store.sweep() } catch { warn("cannot delete the rows of closed scenes: \(error)", now: now) }
        }
    }

    /// Writes the records that wait. A failure is logged; the records then wait on.
    mutating func catchUp(now: MonotonicTime) {
        do { try store.catchUp() } catch { warn("cannot write the waiting changes: \(error)", now: now) }
    }

    /// Keeps this many revisions of a scene from now on, with no more than these bytes.
    func keep(history: Int, bytes: Int) { store.keep(history: history, bytes: bytes) }

    /// Writes the last records and a snapshot of each tree, and closes the store.
    func close(_ records: [JournalRecord], lastSession: UInt64, _ trees: [NavigationTree]) {
        do throws(StoreError) {
            try store.write(records, lastSession: lastSession)
            try store.close(trees)
        } catch {
            logger.error("cannot close the store in order: \(error); every answered change is in it")
        }
    }

    private mutating func warn(_ message: String, now: MonotonicTime) {
        if warnings.admits(now) { logger.error("\(message)") }
    }
}

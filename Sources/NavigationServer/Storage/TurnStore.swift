import NavigationBroker
import NavigationStore
import NavigationTree

/// A store, as a turn uses it.
protocol TurnStore: AnyObject {
    /// Whether records wait to be written that no answer waits for.
    var isBehind: Bool { get }

    /// Whether ``write(_:lastSession:)`` has something to do even without records.
    func needsSessions(after last: UInt64) -> Bool

    /// Writes the records of a turn as one, or throws and has written nothing.
    func write(_ records: [JournalRecord], lastSession: UInt64) throws(StoreError)

    /// The next piece of work that no answer waits for; nil when nothing is due.
    var nextUpkeep: StoreUpkeep? { get }

    /// Writes a snapshot of a scene that is due, so that the next start is quick. A call that throws, or has nothing to
    /// write, leaves the scene due no more until it changes again.
    func snapshotIfDue(_ tree: NavigationTree) throws(StoreError)

    /// Moves the log to the main file. A call that throws leaves it due no more until more is written.
    func checkpoint() throws(StoreError)

    /// Deletes some of the rows of closed scenes. A call that throws leaves the next piece due no more until something
    /// is written.
    func sweep() throws(StoreError)

    /// Writes the records that wait.
    func catchUp() throws(StoreError)

    /// Keeps this many revisions of a scene from now on, with no more than these bytes.
    func keep(history: Int, bytes: Int)

    /// Ends in order: writes what waits and a snapshot of each tree, and closes the file.
    func close(_ trees: [NavigationTree]) throws(StoreError)
}

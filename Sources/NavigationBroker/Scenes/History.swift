import DequeModule
import NavigationProtocol
import NavigationTree

/// The last revisions of a scene, for watches that resume. Bounded by number and by weight.
struct History: ~Copyable {
    struct Record {
        let change: NavigationChange
        let cause: Cause
    }

    private var maximumCount: Int
    private var maximumWeight: Int
    /// Appending to it moves a record, where a `Deque` copies it.
    private var records = UniqueDeque<Record>()
    private var weight = 0
    /// The newest revision there is, kept or not.
    private(set) var newest: UInt64

    init(maximumCount: Int, maximumWeight: Int, newest: UInt64 = 0) {
        self.maximumCount = maximumCount
        self.maximumWeight = maximumWeight
        self.newest = newest
    }

    /// The oldest revision from which a client can go on: everything after it is kept.
    var oldest: UInt64 { newest - UInt64(records.count) }

    /// The revisions from which a client can go on, for answers.
    var window: RevisionWindow { RevisionWindow(from: oldest, to: newest) }

    /// - Returns: One of the changes that are not kept any more for it, if there is one.
    @discardableResult
    mutating func append(_ change: consuming NavigationChange, cause: consuming Cause) -> NavigationChange? {
        newest = change.revision
        weight += change.weight
        records.append(Record(change: change, cause: cause))
        return trim()
    }

    /// Keeps no more than this from now on.
    mutating func keep(count: Int, weight: Int) {
        (maximumCount, maximumWeight) = (count, weight)
        trim()
    }

    @discardableResult
    private mutating func trim() -> NavigationChange? {
        var forgotten: NavigationChange?
        while records.count > maximumCount || weight > maximumWeight, let first = records.popFirst() {
            weight -= first.change.weight
            forgotten = first.change
        }
        return forgotten
    }

    /// Keeps nothing, and goes on behind this revision.
    mutating func clear(at revision: UInt64) {
        records.removeAll()
        (weight, newest) = (0, revision)
    }

    /// The newest revision was revoked.
    mutating func removeLast() {
        newest -= 1
        if let last = records.popLast() { weight -= last.change.weight }
    }

    /// The newest revision that navigated, as far as the history knows: an older one may be the oldest that is kept.
    var newestNavigation: UInt64 {
        for index in records.indices.reversed() where records[index].change.navigates {
            return records[index].change.revision
        }
        return oldest
    }

    /// The records after `revision`, oldest first; the revision must be in the window.
    func records(after revision: UInt64) -> [Record] {
        let first = records.count - Int(newest - revision)
        return (first..<records.count).map { records[$0] }
    }

    /// The newest records after `revision` that have at most `steps` steps together, oldest first; the revision must be
    /// in the window.
    func newestRecords(after revision: UInt64, steps: Int) -> [Record] {
        let end = records.count - Int(newest - revision)
        var (first, left) = (records.count, steps)
        while first > end, records[first - 1].change.steps.count <= left {
            first -= 1
            left -= records[first].change.steps.count
        }
        return (first..<records.count).map { records[$0] }
    }
}

import DequeModule
import NavigationProtocol
import NavigationTree

/// The last revisions of a scene, for watches that resume. Bounded by number and by weight.
struct History {
    struct Record {
        let change: NavigationChange
        let cause: Cause
    }

    private var maximumCount: Int
    private var maximumWeight: Int
    private var records: Deque<Record> = []
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

    mutating func append(_ change: NavigationChange, cause: Cause) {
        newest = change.revision
        records.append(Record(change: change, cause: cause))
        weight += change.weight
        trim()
    }

    /// Keeps no more than this from now on.
    mutating func keep(count: Int, weight: Int) {
        (maximumCount, maximumWeight) = (count, weight)
        trim()
    }

    private mutating func trim() {
        while records.count > maximumCount || weight > maximumWeight, let first = records.popFirst() {
            weight -= first.change.weight
        }
    }

    /// The newest revision was revoked.
    mutating func removeLast() {
        newest -= 1
        if let last = records.popLast() { weight -= last.change.weight }
    }

    /// What came after `revision`, oldest first; the revision must be in the window.
    func records(after revision: UInt64) -> some Sequence<Record> {
        records.suffix(Int(newest - revision))
    }
}

/// The turns of an owner that are not in the log yet, oldest first. The first ones may be on their way.
struct Turns: Hashable, Sendable {
    /// The changes of one turn.
    struct Turn: Hashable, Sendable {
        let revisions: Int
        let body: [UInt8]
        let since: Duration
    }

    private var turns: [Turn] = []
    /// The revisions and bytes of all turns.
    private(set) var revisions = 0
    private(set) var bytes = 0

    /// The limits of one record.
    private static let (revisionsOfRecord, bytesOfRecord) = (256, 512 << 10)
    /// The limits of all turns that the log does not have yet.
    private static let (mostRevisions, mostBytes, longestWait) = (1_024, 4 << 20, Duration.seconds(2))

    var isEmpty: Bool { turns.isEmpty }

    /// Whether the owner must wait for the log before it goes on.
    func isFull(now: Duration) -> Bool {
        revisions >= Self.mostRevisions || bytes >= Self.mostBytes
            || turns.first.map { now - $0.since >= Self.longestWait } == true
    }

    mutating func add(_ turn: Turn) {
        turns.append(turn)
        revisions += turn.revisions
        bytes += turn.body.count
    }

    /// The turns of the next record, which stay until ``removeFirst(_:)``. There is one at least.
    func next() -> (turns: Int, revisions: Int, body: [UInt8]) {
        var next = (turns: 0, revisions: 0, body: [UInt8]())
        for turn in turns {
            let fits =
                next.revisions + turn.revisions <= Self.revisionsOfRecord
                && next.body.count + turn.body.count <= Self.bytesOfRecord
            guard fits || next.turns == 0 else { break }
            next.turns += 1
            next.revisions += turn.revisions
            next.body += turn.body
        }
        return next
    }

    mutating func removeFirst(_ count: Int) {
        for turn in turns.prefix(count) {
            revisions -= turn.revisions
            bytes -= turn.body.count
        }
        turns.removeFirst(count)
    }

    mutating func removeAll() { self = Turns() }
}

import JSON
import NavigationProtocol
import NavigationTree

/// Lines on their way in.
///
/// 1. It keeps the scanner and the memory of a result between requests, so that a request allocates neither.
/// 2. It keeps the rest of a batch while its requests are carried out one by one.
struct Reading: ~Copyable {
    /// The line, or the element of a batch, that is being read.
    var scanner: JSONScanner
    /// The memory of the last result.
    private var spare = JSONWriter()
    private var unread: [SessionID: UnreadBatch] = [:]
    /// A member whose size the compiler does not know keeps ``Machines``, which holds this, at its address. Without it
    /// the compiler copies machines, up to 1.3 KB, wherever a method that changes nothing is called.
    private let addressed: any Sendable = ()

    init(limits: Limits) { self.scanner = JSONScanner(maximumDepth: limits.depth) }

    mutating func use(_ limits: Limits) { scanner = JSONScanner(maximumDepth: limits.depth) }

    // MARK: Results

    /// Lends the memory of the last result.
    @inline(__always)
    mutating func lend(to result: inout JSONWriter) { swap(&spare, &result) }

    /// Takes the memory back, unless it is more than most results need.
    @inline(__always)
    mutating func takeBack(_ result: inout JSONWriter) {
        result.removeAll(keepingUpTo: BrokerTurn.keptCapacity)
        swap(&spare, &result)
    }

    // MARK: Batches

    mutating func begin(_ batch: UnreadBatch, of session: SessionID) { unread[session] = batch }

    /// The next request of a session's batch stays where it is; nil at its end.
    func nextText(of session: SessionID) -> (text: [UInt8], batch: BatchID)? {
        guard let batch = unread[session], let element = batch.elements.first else { return nil }
        return (Array(batch.text[element.range]), batch.batch)
    }

    /// The next request of a session's batch; nil at its end.
    mutating func next(of session: SessionID) -> (element: JSONSlice, batch: BatchID, text: [UInt8], isLast: Bool)? {
        guard let element = unread[session]?.elements.popFirst(), let batch = unread[session] else { return nil }
        let isLast = batch.elements.isEmpty
        if isLast { unread[session] = nil }
        return (element, batch.batch, batch.text, isLast)
    }

    /// The session is heard no more.
    mutating func sessionEnded(_ session: SessionID) { if !unread.isEmpty { unread[session] = nil } }
}

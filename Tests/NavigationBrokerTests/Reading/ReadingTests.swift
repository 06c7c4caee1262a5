import JSON
import NavigationProtocol
import NavigationTree
import Testing

@testable import NavigationBroker

/// The machine alone: the rest of a batch, and the memory of a result.
struct ReadingTests {
    private var answers = PendingAnswers()

    private mutating func batch(_ text: String, of session: UInt64) throws -> UnreadBatch {
        let bytes = Array(text.utf8)
        var scanner = JSONScanner()
        try scanner.scan(bytes.span.bytes)
        let batch = answers.beginBatch(of: Material.session(session))
        return UnreadBatch(batch: batch, text: bytes, elements: scanner.elements[...])
    }

    /// The next request as text, with a full stop behind the last one.
    private func next(_ reading: inout Reading, of session: UInt64) -> String? {
        guard let next = reading.next(of: Material.session(session)) else { return nil }
        return String(decoding: next.text[next.element.range], as: UTF8.self) + (next.isLast ? "." : "")
    }

    // MARK: Batches

    @Test mutating func batchIsReadOneByOne() throws {
        var reading = Reading(limits: Limits())
        reading.begin(try batch("[1, 22, 333]", of: 1), of: Material.session(1))
        var read: [String?] = []
        for _ in 1...4 { read.append(next(&reading, of: 1)) }
        #expect(read == ["1", "22", "333.", nil])
    }

    @Test mutating func requestKnowsItsBatch() throws {
        var reading = Reading(limits: Limits())
        let unread = try batch("[1]", of: 1)
        reading.begin(unread, of: Material.session(1))
        let read = reading.next(of: Material.session(1))
        let next = try #require(read)
        #expect(next.batch == unread.batch && next.text == Array("[1]".utf8) && next.isLast)
    }

    @Test mutating func sessionsReadTheirOwnBatches() throws {
        var reading = Reading(limits: Limits())
        reading.begin(try batch("[1,2]", of: 1), of: Material.session(1))
        reading.begin(try batch("[7,8]", of: 2), of: Material.session(2))
        var read: [String?] = []
        for session in [1, 2, 3, 2, 2, 1, 1] as [UInt64] { read.append(next(&reading, of: session)) }
        #expect(read == ["1", "7", nil, "8.", nil, "2.", nil])
    }

    @Test mutating func nextBatchOfASessionBeginsAtItsStart() throws {
        var reading = Reading(limits: Limits())
        var read: [String?] = []
        for text in ["[1]", "[2]"] {
            reading.begin(try batch(text, of: 1), of: Material.session(1))
            read.append(next(&reading, of: 1))
        }
        #expect(read == ["1.", "2."])
    }

    @Test mutating func restOfABatchEndsWithItsSession() throws {
        var reading = Reading(limits: Limits())
        reading.begin(try batch("[1,2]", of: 1), of: Material.session(1))
        reading.begin(try batch("[7]", of: 2), of: Material.session(2))
        var read = [next(&reading, of: 1)]
        reading.sessionEnded(Material.session(1))
        for session in [1, 2] as [UInt64] { read.append(next(&reading, of: session)) }
        #expect(read == ["1", nil, "7."])
    }

    // MARK: Results

    @Test(arguments: [(BrokerTurn.keptCapacity, true), (BrokerTurn.keptCapacity + 1, false)])
    func memoryOfAResultIsUsedAgain(bytes: Int, isKept: Bool) {
        var reading = Reading(limits: Limits())
        var first = JSONWriter()
        reading.lend(to: &first)
        first.raw([UInt8](repeating: UInt8(ascii: "1"), count: bytes))
        let used = first.withUnsafeBytes { $0.baseAddress }
        reading.takeBack(&first)
        var second = JSONWriter()
        reading.lend(to: &second)
        let lent = second.withUnsafeBytes { $0.baseAddress }
        let (isSame, count) = (lent == used, second.count)
        #expect(isSame == isKept && count == 0)
    }

    // MARK: Limits

    private func isRead(_ text: String, by reading: inout Reading) -> Bool {
        let bytes = Array(text.utf8)
        do throws(JSONSyntaxError) { try reading.scanner.scan(bytes.span.bytes) } catch { return false }
        return true
    }

    @Test func linesAreNestedAsDeepAsTheLimit() {
        var limits = Limits()
        limits.depth = 2
        var reading = Reading(limits: limits)
        let before = [isRead("[[1]]", by: &reading), isRead("[[[1]]]", by: &reading)]
        limits.depth = 3
        reading.use(limits)
        let after = [isRead("[[[1]]]", by: &reading), isRead("[[[[1]]]]", by: &reading)]
        #expect(before == [true, false] && after == [true, false])
    }

    @Test mutating func newLimitLeavesABatchAsItIs() throws {
        var reading = Reading(limits: Limits())
        reading.begin(try batch("[1,2]", of: 1), of: Material.session(1))
        reading.use(Limits())
        let read = [next(&reading, of: 1), next(&reading, of: 1)]
        #expect(read == ["1", "2."])
    }
}

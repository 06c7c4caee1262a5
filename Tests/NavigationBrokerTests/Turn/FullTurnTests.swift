import NavigationProtocol
import NavigationTree
import Testing

@testable import NavigationBroker

/// A turn is full when its end would take long: many bytes for the sockets, or many records for the store.
struct FullTurnTests {
    private let push = #"{"method":"push","params":{"type":"shop.list"}}"#

    @Test func aTurnWithManyRecordsForTheStoreIsFull() {
        let host = Harness(hasStore: true)
        let client = host.connect()
        host.send(Requests.shop, from: client)
        let lines = repeatElement(push, count: 2 * NavigationBroker.fullTurnRecords)
        #expect(host.linesUntilTheTurnIsFull(lines, from: client) == NavigationBroker.fullTurnRecords)
        // The next turn begins anew.
        #expect(host.linesUntilTheTurnIsFull([push], from: client) == nil)
    }

    @Test func withoutAStoreThereAreNoRecords() {
        let host = Harness()
        let client = host.connect()
        host.send(Requests.shop, from: client)
        let lines = repeatElement(push, count: 2 * NavigationBroker.fullTurnRecords)
        #expect(host.linesUntilTheTurnIsFull(lines, from: client) == nil)
    }

    /// One change is many bytes when many watch it.
    @Test func bytesCountForEachSessionThatGetsThem() throws {
        let host = Harness { $0.outputHard = 1 << 30 }
        let client = host.connect()
        host.send(Requests.shop, from: client)
        for _ in 0..<100 { _ = host.result("watch", from: host.connect()) }
        let text = String(repeating: "x", count: 10_000)
        let large = #"{"method":"push","params":{"type":"shop.list","arguments":{"text":"\#(text)"}}}"#
        let count = try #require(host.linesUntilTheTurnIsFull(repeatElement(large, count: 20), from: client))
        // Each is a million bytes and some more.
        #expect(count == NavigationBroker.fullTurnBytes / 1_000_000 + 1)
        #expect(host.linesUntilTheTurnIsFull([push], from: client) == nil)
    }
}

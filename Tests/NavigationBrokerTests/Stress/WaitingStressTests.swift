import NavigationTree
import TestSupport
import Testing

@testable import NavigationBroker

/// Many requests that wait. Each costs what it touches, and no request costs more because others wait.
@Suite(.onSharedThreads)
struct WaitingStressTests {
    /// A host whose guard does not answer, with a session that may have many requests in flight.
    private static func stage() -> (harness: Harness, client: SessionID) {
        let harness = Harness { $0.inFlight = 1 << 16 }
        let module = harness.connect()
        harness.send(Requests.shop, from: module)
        _ = harness.result("guard.add", #"{"name":"silent","on":"enter","timeout":60}"#, from: module)
        return (harness, harness.connect())
    }

    private static func push(_ count: Int, from client: SessionID, on harness: Harness, _ more: String = "") {
        for number in 0..<count {
            harness.send(
                #"{"id":\#(number),"method":"push","params":{"type":"shop.list"\#(more)}}"#,
                from: client
            )
        }
    }

    @Test func requestsBehindASilentGuard() throws {
        try expectWork(.linear, from: 300) { size in
            let (harness, client) = Self.stage()
            return {
                Self.push(size, from: client, on: harness)
                #expect(harness.suspendedCount == size)
            }
        }
    }

    @Test func endOfTheGuardOfManyRequests() throws {
        try expectWork(.linear, from: 40) { size in
            let (harness, client) = Self.stage()
            Self.push(size, from: client, on: harness)
            return {
                harness.advance(seconds: 60.0 * Double(size))
                #expect(harness.suspendedCount < size)
            }
        }
    }

    @Test func requestBesidesManyThatWait() throws {
        try expectWork(.none, from: 100) { size in
            let (harness, client) = Self.stage()
            Self.push(size, from: client, on: harness)
            let neighbour = harness.connect()
            return { for _ in 0..<50 { _ = harness.result("navigator.create", from: neighbour) } }
        }
    }

    @Test func endOfASessionWithManyRequests() throws {
        try expectWork(.linear, from: 40) { size in
            let (harness, client) = Self.stage()
            Self.push(size, from: client, on: harness)
            return {
                harness.close(client)
                #expect(harness.suspendedCount == 0)
            }
        }
    }
}

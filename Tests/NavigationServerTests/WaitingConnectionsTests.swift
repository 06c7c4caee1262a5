import NavigationTree
import Testing

@testable import NavigationServer

/// Which connections wait for the next turn, and how connections are found.
struct WaitingConnectionsTests {
    /// A connection without a socket: nothing here reads or writes.
    private func connection(_ number: UInt64, descriptor: Int32 = -1) -> Connection {
        Connection(descriptor, session: SessionID(rawValue: number), lineLimit: 1024)
    }

    @Test func connectionWaitsOnceAndIsDueInTheNextTurn() {
        var waiting = WaitingConnections()
        let (first, second) = (connection(1), connection(2))
        for one in [first, second, first] { waiting.add(one) }
        #expect(!waiting.isEmpty && first.isWaiting)
        #expect(waiting.due.isEmpty)
        waiting.beginTurn()
        #expect(waiting.isEmpty)
        #expect(waiting.due.map(\.session) == [first.session, second.session])
    }

    @Test func connectionThatWaitsDuringATurnIsDueInTheOneAfter() {
        var waiting = WaitingConnections()
        let (first, second) = (connection(1), connection(2))
        waiting.add(first)
        waiting.beginTurn()
        first.isWaiting = false
        for one in [second, first] { waiting.add(one) }
        #expect(waiting.due.map(\.session) == [first.session])
        waiting.removeDue(1)
        waiting.beginTurn()
        #expect(waiting.due.map(\.session) == [second.session, first.session])
    }

    @Test func connectionThatIsNotServedKeepsItsPlaceBeforeThoseThatWait() {
        var waiting = WaitingConnections()
        let all = (1...4).map { connection($0) }
        for one in all[0...2] { waiting.add(one) }
        waiting.beginTurn()
        all[0].isWaiting = false
        waiting.add(all[0])
        waiting.removeDue(1)
        waiting.add(all[3])
        waiting.beginTurn()
        #expect(waiting.due.map(\.session) == [1, 2, 0, 3].map { all[$0].session })
    }

    @Test func slowConnectionIsServedBehindThoseThatWaited() {
        var waiting = WaitingConnections()
        let (first, slow) = (connection(1), connection(2))
        waiting.add(first)
        waiting.beginTurn()
        for one in [slow, slow] { waiting.addDue(one) }
        #expect(waiting.due.map(\.session) == [first.session, slow.session])
    }

    @Test func slownessIsForgottenAfterQuickShares() {
        let connection = connection(1)
        #expect(!connection.isSlow)
        connection.noteShare(wasLong: true)
        for _ in 1..<64 { connection.noteShare(wasLong: false) }
        #expect(connection.isSlow)
        connection.noteShare(wasLong: false)
        #expect(!connection.isSlow)
    }

    @Test func tableFindsAConnectionByItsSessionAndItsDescriptor() {
        var table = ConnectionTable()
        let connection = connection(3, descriptor: 9)
        table.insert(connection)
        #expect(table[connection.session] === connection)
        #expect(table.connection(at: 9) === connection)
        #expect(table.connection(at: 8) == nil && table.connection(at: 10) == nil)
        #expect(table.count == 1)
    }

    @Test func descriptorIsUsedAgain() {
        var table = ConnectionTable()
        let (former, next) = (connection(3, descriptor: 9), connection(4, descriptor: 9))
        table.insert(former)
        table.remove(former)
        #expect(table.isEmpty && table.connection(at: 9) == nil && table[former.session] == nil)
        table.insert(next)
        #expect(table.connection(at: 9) === next)
    }

    @Test func receiverOfATurnIsListedOnce() {
        var output = TurnOutput()
        let (first, second) = (connection(1), connection(2))
        output.add(0..<4, for: first)
        output.add(4..<8, for: second)
        output.add(8..<9, for: first)
        let receivers = output.receivers.map(\.session)
        #expect(receivers == [first.session, second.session])
        output.removeReceivers()
        let isEmpty = output.receivers.isEmpty
        #expect(isEmpty)
    }
}

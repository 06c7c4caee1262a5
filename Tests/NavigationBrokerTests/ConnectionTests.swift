import JSON
import NavigationBroker
import NavigationTree
import Testing

/// Connections, their limits, and the end of the host.
struct ConnectionTests {
    @Test func oneConnectionTooManyGetsItsReason() {
        let host = Harness { $0.connections = 2 }
        let sessions = [host.connect(), host.connect(), host.connect()]
        #expect(host.take(sessions[2]).first?.contains(#""reason":"too_many_connections""#) == true)
        #expect(host.isClosed(sessions[2]) && !host.isClosed(sessions[1]))
        host.close(sessions[2])
        host.close(sessions[0])
        #expect(!host.isClosed(host.connect()))
    }

    @Test func oneUserCannotTakeAllConnections() {
        let host = Harness { $0.connectionsPerUser = 1 }
        _ = host.connect(uid: 1)
        let second = host.connect(uid: 1)
        #expect(host.isClosed(second) && !host.isClosed(host.connect(uid: 2)))
    }

    @Test func endOfInputClosesAnIdleSession() {
        let host = Harness()
        let client = host.connect()
        #expect(host.send(#"{"id":1,"method":"ping"}"#, from: client).count == 1)
        host.endInput(of: client)
        #expect(host.isClosed(client))
    }

    @Test func outputThatStandsStillIsCutOff() {
        let host = Harness()
        let client = host.connect()
        host.send(#"{"id":1,"method":"ping"}"#, from: client)
        for _ in 1...9 { host.advance(seconds: 1) }
        #expect(!host.isClosed(client))
        host.flush(client, 1)
        for _ in 1...9 { host.advance(seconds: 1) }
        #expect(!host.isClosed(client))
        host.advance(seconds: 1)
        #expect(host.actions.contains(.abort(client)))
    }

    @Test func nothingIsDueWhenNothingWaits() {
        let host = Harness()
        let client = host.connect()
        #expect(host.nextDeadline == nil)
        host.send(#"{"id":1,"method":"ping"}"#, from: client)
        #expect(host.nextDeadline != nil)
        host.flush(client, 1_000)
        host.advance(seconds: 1)
        #expect(host.nextDeadline == nil)
    }

    @Test func answerThatDoesNotFitIsRefused() {
        let host = Harness { $0.outputHard = 400 }
        let client = host.connect()
        let error = host.error("host.status", from: client)?.object
        #expect(error?["code"] == 102 && error?["data"]?.object?["limit"] == 400)
        #expect(host.send(#"{"id":1,"method":"ping"}"#, from: client).count == 1)
    }

    @Test func unreadAnswersStopTheReading() {
        let host = Harness { $0.outputSoft = 100 }
        let client = host.connect()
        host.send(#"{"id":1,"method":"hello"}"#, from: client)
        #expect(!host.takesInput(from: client))
        host.flush(client, 100_000)
        #expect(host.takesInput(from: client))
    }

    @Test func shutDownSaysGoodbyeToEveryone() {
        let host = Harness()
        let clients = [host.connect(), host.connect()]
        host.shutDown()
        for client in clients {
            #expect(host.take(client).last?.contains(#""method":"bye","params":{"reason":"shutting_down""#) == true)
            #expect(host.isClosed(client))
        }
        #expect(host.isClosed(host.connect()))
    }

    @Test func shutDownAnswersWhoWaits() {
        let host = Harness()
        let (owner, client) = (host.connect(), host.connect())
        host.send(Requests.shop, from: owner)
        host.send(Requests.pushList, from: client)
        host.send(#"{"id":"x","method":"entry.ask","params":{"entry":"e2","message":0}}"#, from: client)
        host.shutDown()
        let lines = host.take(client)
        #expect(lines.count == 2 && lines[0].contains(#""id":"x","error":{"code":104"#))
    }

    @Test func hostSessionsTellsCredentials() {
        let host = Harness()
        let client = host.connect(pid: 42, uid: 1001)
        let session = host.result("host.sessions", from: client)?.object?["sessions"]?.array?.first?.object
        #expect(session?["pid"] == 42 && session?["uid"] == 1001)
    }
}

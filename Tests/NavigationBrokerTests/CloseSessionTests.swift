import JSON
import NavigationTree
import Testing

@testable import NavigationBroker

/// One session ends another.
struct CloseSessionTests {
    private let host = Harness()
    private let client: SessionID

    init() { client = host.connect() }

    @Test func theOtherHearsWhy() {
        let other = host.connect()
        let result = host.result("session.close", #"{"session":"\#(other)","message":"Make \"room\""}"#, from: client)
        #expect(result == ["session": .string("\(other)"), "closed": true])
        let bye =
            #"{"jsonrpc":"2.0","method":"bye","params":{"reason":"closed_by_request","message":"Make \"room\""}}"#
        #expect(host.take(other) == [bye])
        #expect(host.isClosed(other) && !host.isClosed(client))
        #expect(host.send(#"{"id":1,"method":"ping"}"#, from: other) == [])
    }

    @Test func withoutAMessageItHearsWho() {
        let other = host.connect()
        _ = host.result("session.close", #"{"session":"\#(other)"}"#, from: client)
        #expect(host.take(other).last?.contains(#""message":"Closed by session \#(client)""#) == true)
    }

    @Test func oneThatIsGoneOrGoesIsLeftAlone() {
        let (going, gone) = (host.connect(), host.connect())
        _ = host.result("session.close", #"{"session":"\#(going)"}"#, from: client)
        host.close(gone)
        for other in [going, gone] {
            let result = host.result("session.close", #"{"session":"\#(other)"}"#, from: client)?.object
            #expect(result?["closed"] == false)
        }
        #expect(host.take(going).count == 1)
    }

    @Test func whoWaitsForItsModuleIsAnswered() {
        let module = host.connect()
        host.send(Requests.shop, from: module)
        host.send(Requests.pushList, from: client)
        host.send(#"{"id":7,"method":"entry.ask","params":{"entry":"e2","message":1}}"#, from: client)
        let lines = host.send(#"{"id":8,"method":"session.close","params":{"session":"\#(module)"}}"#, from: client)
        // The question fails before the module's connection is closed, because the host no longer reads from it.
        #expect(lines.contains { $0.contains(#""id":7"#) && $0.contains("provider_gone") })
        host.close(module)
        #expect(!host.take(client).contains { $0.contains(#""id":7"#) })
    }

    @Test func aModuleThatHasSaidItsLastCannotBeWaitedFor() {
        let module = host.connect()
        host.send(Requests.shop, from: module)
        host.send(Requests.pushList, from: client)
        host.send(#"{"id":7,"method":"entry.ask","params":{"entry":"e2","message":1}}"#, from: client)
        // It waits for something itself, so its connection stays.
        host.send(#"{"id":1,"method":"navigate","params":{"type":"shop.list","forResult":true}}"#, from: module)
        host.endInput(of: module)
        #expect(host.take(client).contains { $0.contains(#""id":7"#) && $0.contains("provider_gone") })
        let lines = host.send(#"{"id":9,"method":"entry.ask","params":{"entry":"e2","message":1}}"#, from: client)
        #expect(lines.contains { $0.contains(#""id":9"#) && $0.contains("provider_gone") })
    }

    @Test func oneThatNeverWasIsRefused() {
        for name in ["s99", "s0", "n1", ""] {
            let error = host.error("session.close", #"{"session":"\#(name)"}"#, from: client)?.object
            #expect(error?["code"] == 307 && error?["data"]?.object?["session"] == .string(name))
        }
    }

    @Test func onesOwnIsRefused() {
        let error = host.error("session.close", #"{"session":"\#(client)"}"#, from: client)?.object
        #expect(error?["code"] == -32602 && !host.isClosed(client))
    }

    @Test func anotherUsersIsRefusedButNotToRoot() {
        let other = host.connect(uid: 7)
        let error = host.error("session.close", #"{"session":"\#(other)"}"#, from: client)?.object
        #expect(error?["code"] == 111 && error?["data"]?.object?["uid"] == 7 && !host.isClosed(other))
        let root = host.connect(uid: 0)
        _ = host.result("session.close", #"{"session":"\#(other)"}"#, from: root)
        #expect(host.isClosed(other))
    }

    @Test func aMessageHasALimit() {
        let other = host.connect()
        for (length, isRefused) in [(1024, false), (1025, true)] {
            let text = String(repeating: "x", count: length)
            let params = #"{"session":"\#(other)","message":"\#(text)"}"#
            #expect((host.error("session.close", params, from: client) != nil) == isRefused)
        }
    }
}

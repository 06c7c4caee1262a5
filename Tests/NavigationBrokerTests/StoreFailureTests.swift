import JSON
import NavigationTree
import Testing

@testable import NavigationBroker

/// The answers and actions of a host whose store cannot write a turn.
struct StoreFailureTests {
    private let host = Harness(hasStore: true)

    private func prepared() -> (client: SessionID, other: SessionID) {
        let client = host.connect()
        host.send(Requests.shop, from: client)
        return (client, host.connect())
    }

    /// Does something with a store that fails.
    private func failing<Outcome>(_ work: () -> Outcome) -> Outcome {
        host.storeFails = true
        defer { host.storeFails = false }
        return work()
    }

    private func answers(_ lines: [String], _ id: Int) -> [String] { lines.filter { $0.contains(#""id":\#(id),"#) } }

    @Test func everyTurnThatFailsIsAnsweredForItself() {
        let (client, _) = prepared()
        for id in 1...3 {
            let lines = failing {
                host.send(#"{"id":\#(id),"method":"push","params":{"type":"shop.list"}}"#, from: client)
            }
            #expect(lines.count == 1 && lines[0].contains(#""id":\#(id),"error""#) && lines[0].contains("store_failed"))
        }
        #expect(host.result("push", #"{"type":"shop.list"}"#, from: client)?.object?["revision"] == 1)
    }

    @Test func aTokenIsFreeAgain() {
        let (client, _) = prepared()
        let push = #"{"type":"shop.list","token":"t"}"#
        #expect(failing { host.error("push", push, from: client) } != nil)
        #expect(host.result("push", push, from: client)?.object?["entry"] == "e2")
        #expect(host.result("path.get", from: client)?.object?["count"] == 1)
        #expect(host.result("push", push, from: client)?.object?["entry"] == "e2")
        #expect(host.result("path.get", from: client)?.object?["count"] == 1)
    }

    @Test func aTokenOfBeforeIsKept() {
        let (client, _) = prepared()
        let push = #"{"type":"shop.list","token":"t"}"#
        #expect(host.result("push", push, from: client)?.object?["entry"] == "e2")
        #expect(failing { host.error("push", #"{"type":"shop.list","token":"u"}"#, from: client) } != nil)
        #expect(host.result("push", push, from: client)?.object?["entry"] == "e2")
        #expect(host.result("path.get", from: client)?.object?["count"] == 1)
    }

    /// Its answer left: it tells of nothing that was not written.
    @Test func aWatchOfBeforeTheChangeStays() {
        let (client, watcher) = prepared()
        failing { host.send([(#"{"id":1,"method":"watch"}"#, watcher), (Requests.pushList, client)]) }
        let lines = host.take(watcher)
        #expect(lines.count == 1 && lines[0].contains(#""watch":1"#))
        host.send(Requests.pushList, from: client)
        #expect(host.take(watcher).count == 1)
    }

    @Test func whatAWatchMissedIsSentAllTheSame() {
        let (client, watcher) = prepared()
        host.send(Requests.pushList, from: client)
        let watch = #"{"id":1,"method":"watch","params":{"since":0,"instance":"\#(Harness.instance)"}}"#
        failing { host.send([(watch, watcher), (Requests.pushList, client)]) }
        let lines = host.take(watcher)
        #expect(lines.count == 2 && lines[1].contains(#""revision":1,"#))
    }

    @Test func aWatchOfAfterTheChangeIsRefused() {
        let (client, watcher) = prepared()
        failing { host.send([(Requests.pushList, client), (#"{"id":1,"method":"watch"}"#, watcher)]) }
        #expect(answers(host.take(watcher), 1).first?.contains("store_failed") == true)
        host.send(Requests.pushList, from: client)
        #expect(host.take(watcher).isEmpty)
    }

    private static let ask = #"{"id":2,"method":"entry.ask","params":{"entry":"e2","message":1}}"#
    private static let pushInBatch = #"{"id":1,"method":"push","params":{"type":"shop.list"}}"#
    private static let reply = #"{"id":"q1","result":7}"#

    /// A part of a batch waits for a module; the other failed before.
    @Test func aBatchRemembersWhatFailed() {
        let (module, client) = prepared()
        host.send(Requests.pushList, from: module)
        failing { host.send([("[\(Self.pushInBatch),\(Self.ask)]", client)]) }
        #expect(host.take(client).isEmpty)
        host.send(Self.reply, from: module)
        let lines = host.take(client)
        #expect(lines.count == 1 && lines[0].contains(#""id":1,"error""#) && lines[0].contains(#""answer":7"#))
        #expect(host.result("path.get", from: client)?.object?["count"] == 1)
    }

    /// A part of a batch was written; the other is answered in a turn that fails.
    @Test func aBatchRemembersWhatWasWritten() {
        let (module, client) = prepared()
        host.send(Requests.pushList, from: module)
        host.send([("[\(Self.pushInBatch),\(Self.ask)]", client)])
        failing { host.send([(Requests.pushList, module), (Self.reply, module)]) }
        let lines = host.take(client)
        #expect(lines.count == 1 && lines[0].contains(#""id":1,"result""#) && lines[0].contains(#""id":2,"error""#))
        #expect(host.result("path.get", from: client)?.object?["count"] == 2)
    }

    /// A turn that told more than a reader may have waiting, and then told nothing.
    @Test func aReaderThatWasTooSlowForWhatDidNotHappenGoesOn() {
        let host = Harness(hasStore: true) { $0.outputSoft = 4096 }
        let client = host.connect()
        host.send(Requests.shop, from: client)
        let watcher = host.connect()
        host.send(#"{"id":1,"method":"watch"}"#, from: watcher)
        host.flush(watcher, 1 << 20)
        host.flush(client, 1 << 20)
        host.take(watcher)
        host.storeFails = true
        host.send(Array(repeating: (Requests.pushList, client), count: 40))
        host.storeFails = false
        host.take(watcher)
        host.flush(watcher, 1 << 20)
        host.flush(client, 1 << 20)
        host.send(Requests.pushList, from: client)
        #expect(host.take(watcher).contains { $0.contains(#""method":"changed""#) && $0.contains(#""revision":1,"#) })
        #expect(host.takesInput(from: watcher))
    }

    /// Its last answer was written, and it was closed, before something else in the turn could not be written.
    @Test func aClientThatWasClosedInTheTurnHasItsAnswer() {
        let (keeper, other) = prepared()
        host.send(
            #"{"id":1,"method":"guard.add","params":{"name":"g","on":"enter","types":["shop.item"]}}"#,
            from: keeper
        )
        let client = host.connect()
        host.send(#"{"id":7,"method":"push","params":{"type":"shop.item"}}"#, from: client)
        host.endInput(of: client)
        let deny = #"{"id":"q1","result":{"verdict":"deny"}}"#
        failing { host.send([(deny, keeper), (Requests.pushList, other)]) }
        #expect(host.isClosed(client))
        let lines = host.take(client)
        #expect(lines.count == 1 && lines[0].contains(#""id":7,"error""#) && lines[0].contains("denied"))
    }
}

import JSON
import NavigationTree
import Testing

@testable import NavigationBroker

/// Turns that the store cannot write: nothing of them is anywhere.
struct JournalTests {
    private let host = Harness(hasStore: true)
    private let client: SessionID
    private let watcher: SessionID

    init() {
        client = host.connect()
        watcher = host.connect()
        host.send(Requests.shop, from: client)
        host.send(Requests.pushList, from: client)
        host.send(#"{"id":1,"method":"watch"}"#, from: watcher)
    }

    private func tree() -> String { host.send(#"{"id":1,"method":"tree.get"}"#, from: client).last ?? "" }

    @Test(
        arguments: [
            Requests.pushList, #"{"id":0,"method":"popAll"}"#,
            #"{"id":0,"method":"navigator.create","params":{"name":"a"}}"#,
            #"{"id":0,"method":"lock"}"#, #"{"id":0,"method":"undo"}"#,
            #"{"id":0,"method":"transaction","params":{"operations":[{"method":"back"},{"method":"lock"}]}}"#,
            #"{"id":0,"method":"state.set","params":{"state":[{"path":[]}]}}"#,
        ]
    )
    func refusedChangeLeavesNothing(request: String) {
        let before = tree()
        host.storeFails = true
        let lines = host.send(request, from: client)
        #expect(
            lines == [
                #"""
                {"jsonrpc":"2.0","id":0,"error":{"code":109,"message":"The change could not be written, so it did not happen: the disk is full",\#
                "data":{"name":"store_failed","reason":"the disk is full"}}}
                """#
            ]
        )
        #expect(host.take(watcher) == [] && tree() == before)
        host.storeFails = false
        let answer = host.send(request, from: client).last ?? ""
        #expect(answer.contains(#""revision":2,"changed":true"#), "the same request goes through afterwards: \(answer)")
        #expect(host.take(watcher).count == 1)
    }

    @Test func readingGoesOn() {
        host.storeFails = true
        #expect(host.send(#"{"id":1,"method":"ping"}"#, from: client).first?.contains("pong") == true)
        #expect(tree().contains(#""revision":1"#))
        let started = host.send(#"{"id":1,"method":"watch"}"#, from: client).first
        #expect(started?.contains(#""watch":1"#) == true)
    }

    @Test func batchIsRefusedWhole() throws {
        host.storeFails = true
        let line = host.send(
            #"[{"id":1,"method":"back"},{"id":2,"method":"tree.get"},{"method":"lock"},{"id":3,"method":"ping"}]"#,
            from: client
        )
        let answers = try RawJSON(parsing: line.first ?? "").value().array ?? []
        #expect(answers.map { $0.object?["id"] } == [1, 2, 3])
        #expect(answers.allSatisfy { $0.object?["error"] != nil }, "each of them may rest on what did not happen")
        #expect(tree().contains(#""revision":1"#))
    }

    @Test func scenesComeAndGoWithTheirRecords() {
        host.storeFails = true
        #expect(host.error("scene.create", #"{"scene":"second"}"#, from: client)?.object?["code"] == 109)
        #expect(host.result("tree.get", #"{"scene":"second"}"#, from: client) == nil)
        host.storeFails = false
        host.send(#"{"id":1,"method":"scene.create","params":{"scene":"second"}}"#, from: client)
        host.send(#"{"id":1,"method":"push","params":{"scene":"second","type":"shop.list"}}"#, from: client)
        host.send(#"{"id":1,"method":"watch","params":{"scene":"second"}}"#, from: watcher)
        host.storeFails = true
        #expect(host.error("scene.close", #"{"scene":"second"}"#, from: client)?.object?["code"] == 109)
        #expect(host.take(watcher) == [])
        host.storeFails = false
        host.send(#"{"id":1,"method":"back","params":{"scene":"second"}}"#, from: client)
        #expect(host.take(watcher).count == 1, "the watch is still there")
    }

    /// A session's end cannot be refused; it is made good when the store works again.
    @Test func endOfASessionIsMadeGood() {
        let other = host.connect()
        host.send(#"{"id":1,"method":"lock"}"#, from: other)
        host.take(watcher)
        host.storeFails = true
        host.close(other)
        #expect(host.take(watcher) == [] && tree().contains(#""kind":"lock""#))
        host.storeFails = false
        host.reconcile()
        #expect(host.take(watcher).count == 1 && !tree().contains(#""kind":"lock""#))
    }

    @Test func registrationHoldsAndRevivesLater() {
        host.close(client)
        host.take(watcher)
        let next = host.connect()
        host.storeFails = true
        #expect(host.send(Requests.shop, from: next).last?.contains("registered") == true)
        #expect(host.result("tree.get", from: next)?.object?["orphaned"] == ["shop.list"])
        host.storeFails = false
        host.reconcile()
        #expect(host.result("tree.get", from: next)?.object?["orphaned"] == [])
    }

    @Test func signalIsNotSentForWhatDidNotHappen() {
        let owner = host.connect()
        host.send(#"{"id":1,"method":"checkpoint.establish","params":{"checkpoint":"here"}}"#, from: owner)
        host.send(Requests.pushList, from: client)
        host.storeFails = true
        host.send(#"{"id":1,"method":"checkpoint.return","params":{"checkpoint":"here"}}"#, from: client)
        #expect(host.take(owner) == [])
        host.storeFails = false
        host.send(#"{"id":1,"method":"checkpoint.return","params":{"checkpoint":"here"}}"#, from: client)
        #expect(host.take(owner).count == 1)
    }
}

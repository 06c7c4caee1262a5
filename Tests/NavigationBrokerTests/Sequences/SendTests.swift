import JSON
import NavigationTree
import Testing

@testable import NavigationBroker

/// Values for receivers, whose answers steer the rest.
struct SendTests {
    private let stage = SendingStage()
    private let three = #"{"value":"a.one","data":1},{"value":"a.two"},{"value":"a.three"}"#

    private func receiveAll() {
        for name in ["one", "two", "three", "four", "five"] { stage.receive(#""value":"a.\#(name)""#) }
    }

    @Test func receiverIsAskedWithAllThatThereIsToKnow() {
        let receiver = stage.receive(#""value":"shop.voucher","navigator":"n1","timeout":2"#)
        stage.send(#"{"value":"shop.voucher","data":{"code":"X1"}},{"action":"empty"}"#)
        let params = stage.answer(#""immediately""#)
        #expect(
            params == [
                "scene": "main", "sequence": "s1.1", "index": 0, "navigator": "n1", "receiver": .string(receiver),
                "value": "shop.voucher", "data": ["code": "X1"], "timeout": 2,
            ]
        )
        let result = stage.result()
        #expect(result?["outcome"] == "completed" && result?["sequence"] == "s1.1" && result?["scene"] == "main")
        #expect(result?.outcomes == ["0 received", "1 performed"])
        #expect(result?["steps"]?[0]?["item"] == ["value": "shop.voucher", "data": ["code": "X1"]])
        #expect(result?["steps"]?[0]?["by"] == ["session": "s2", "receiver": .string(receiver)])
        #expect(result?["steps"]?[0]?["resume"] == "immediately")
    }

    @Test func receiverOfATypeIsAskedAboutADestination() {
        stage.receive(#""type":"shop.item""#)
        stage.send(#"{"type":"shop.item","arguments":{"id":7},"method":"cover"}"#)
        let params = stage.answer(#""auto""#)
        #expect(params?["type"] == "shop.item" && params?["arguments"] == ["id": 7] && params?["method"] == "cover")
        #expect(stage.result()?.outcomes == ["0 received"] && stage.revision == 0, "it is the receiver's to show it")
    }

    @Test func valuesComeOneAfterTheOther() {
        receiveAll()
        stage.send(three)
        for index in 0...2 {
            #expect(stage.isWaiting)
            #expect(stage.answer(#""auto""#)?["index"] == .integer(Int64(index)))
        }
        #expect(stage.result()?.outcomes == ["0 received", "1 received", "2 received"])
    }

    @Test(
        arguments: [
            (#""immediately""#, ["one", "two", "three"]), (#"{"after":0}"#, ["one", "two", "three"]),
            (#"{"inserting":[{"value":"a.four"},{"value":"a.five"}]}"#, ["one", "four", "five", "two", "three"]),
            (#"{"appending":[{"value":"a.four"},{"value":"a.five"}]}"#, ["one", "two", "three", "four", "five"]),
            (#"{"replacing":[{"value":"a.four"}]}"#, ["one", "four"]), (#"{"replacing":[]}"#, ["one"]),
            (#""cancel""#, ["one"]),
        ]
    )
    func firstAnswerSteersTheRest(rule: String, order: [String]) {
        receiveAll()
        stage.send(three)
        for (place, name) in order.enumerated() {
            #expect(stage.answer(place == 0 ? rule : #""auto""#)?["value"] == .string("a.\(name)"))
        }
        let result = stage.result()
        #expect(result?["outcome"] == .string(rule == #""cancel""# ? "cancelled" : "completed"))
        let indices = Set(result?.outcomes.compactMap { $0.split(separator: " ").first } ?? [])
        #expect(indices.count == result?["steps"]?.array?.count && indices.count >= 3)
    }

    @Test func addedItemsSayWhoAddedThem() {
        receiveAll()
        stage.send(three)
        stage.answer(#"{"replacing":[{"action":"empty"}]}"#)
        let result = stage.result()
        #expect(result?.outcomes == ["0 received", "1 replaced", "2 replaced", "3 performed"])
        #expect(result?["steps"]?[3]?["addedBy"] == 0 && result?["steps"]?[2]?["addedBy"] == nil)
    }

    @Test(arguments: ["null", "{}", #"{"resume":"auto"}"#])
    func shortAnswersMeanAuto(result: String) throws {
        receiveAll()
        stage.send(#"{"value":"a.one"}"#)
        stage.respond(#""result":\#(result)"#, to: try #require(stage.question()).id)
        #expect(stage.result()?["steps"]?[0]?["resume"] == "auto")
    }

    @Test func afterWaitsSoLong() {
        receiveAll()
        stage.send(three)
        stage.answer(#"{"after":2}"#)
        #expect(stage.question() == nil)
        stage.host.advance(seconds: 1.5)
        #expect(stage.question() == nil)
        stage.host.advance(seconds: 0.5)
        #expect(stage.answer(#""cancel""#)?["value"] == "a.two")
    }

    @Test func autoWaitsForTheScenesExecutionDelay() {
        receiveAll()
        stage.host.prepare([Step("scene.configure", #"{"executionDelay":0.5}"#)], from: stage.sender)
        stage.send(#"{"value":"a.one"},{"type":"shop.list"},{"type":"shop.list","arguments":{"n":2}}"#)
        stage.answer(#""auto""#)
        #expect(stage.path == [])
        #expect(stage.host.nextDeadline.map { $0.seconds(since: stage.host.now) <= 0.5 } == true)
        stage.host.advance(seconds: 0.5)
        #expect(stage.path == ["shop.list"] && stage.isWaiting)
        stage.host.advance(seconds: 0.5)
        #expect(stage.path == ["shop.list", "shop.list"])
        #expect(stage.result()?["outcome"] == "completed", "the last one waits for nothing")
    }

    @Test func actionThatChangedNothingWaitsForNothing() {
        stage.host.prepare([Step("scene.configure", #"{"executionDelay":5}"#)], from: stage.sender)
        stage.send(#"{"action":"dismissAny"},{"action":"popAny"},{"action":"empty"}"#)
        #expect(stage.result()?.outcomes == ["0 performed", "1 performed", "2 performed"])
    }

    @Test func routeIsAskedAndItsItemsTakeItsPlace() {
        stage.receive(#""route":"shop.checkout""#)
        stage.send(#"{"route":"shop.checkout","data":{"cart":3}},{"action":"empty"}"#)
        let params = stage.answer(#"{"inserting":[{"type":"shop.list"},{"type":"shop.item"}]}"#)
        #expect(params?["route"] == "shop.checkout" && params?["data"] == ["cart": 3])
        let result = stage.result()
        #expect(result?.outcomes == ["0 received", "2 shown", "3 shown", "1 performed"])
        #expect(stage.path == ["shop.list"])
    }

    @Test func destinationsThatNobodyReceivesAreShown() {
        let watcher = stage.host.watcher()
        stage.send(#"{"type":"shop.list"},{"type":"shop.item"},{"type":"shop.list","navigator":"n1"}"#)
        let result = stage.result()
        #expect(result?.outcomes == ["0 shown", "1 shown", "2 shown"])
        #expect(
            result?["steps"]?[1] == [
                "index": 1, "item": ["type": "shop.item"], "outcome": "shown", "resume": "auto", "revision": 2,
                "navigator": "n3", "entry": "e4",
            ]
        )
        let causes = stage.host.events(of: watcher).map { $0.params["cause"] }
        #expect(causes == Array(repeating: stage.cause, count: 3))
        #expect(stage.path == ["shop.list", "shop.list"])
    }

    @Test func notificationIsSentWithoutAnAnswer() {
        #expect(
            stage.host.send(#"{"method":"send","params":{"values":[{"type":"shop.list"}]}}"#, from: stage.sender) == []
        )
        #expect(stage.path == ["shop.list"])
    }

    @Test func batchWaitsForItsSequences() {
        stage.receive(#""value":"a.one""#)
        let send = #"{"id":7,"method":"send","params":{"values":[{"value":"a.one"}]}}"#
        #expect(stage.host.send("[\(send),{\"id\":8,\"method\":\"ping\"}]", from: stage.sender) == [])
        stage.answer(#""auto""#)
        let lines = stage.host.take(stage.sender)
        #expect(lines.count == 1 && lines[0].contains("completed") && lines[0].contains("pong"))
    }

    @Test func waitingSendDoesNotKeepItsSessionFromAsking() {
        let stage = SendingStage { $0.inFlight = 1 }
        stage.receive(#""value":"a.one""#)
        stage.send(#"{"value":"a.one"}"#)
        #expect(stage.host.takesInput(from: stage.sender))
        #expect(stage.host.ask("ping", from: stage.sender).result != nil)
    }

    @Test(
        arguments: [
            "7", "{}", #"{"value":"shop.a","type":"shop.b"}"#, #"{"value":"shop"}"#, #"{"action":"fly"}"#,
            #"{"value":"shop.a","arguments":{}}"#, #"{"type":"shop.a","method":"hop"}"#, #"{"action":"perform"}"#,
            #"{"action":"perform","method":"send","params":{}}"#, #"{"action":"empty","value":"shop.a"}"#,
            #"{"action":"send"}"#, #"{"type":"shop.a","arguments":7}"#, #"{"action":"pause","data":1}"#,
        ]
    )
    func whatIsNoItemIsRefusedBeforeAnythingHappens(item: String) {
        stage.send(#"{"type":"shop.list"},"# + item)
        #expect(stage.failure()?["name"] == "invalid_params")
        #expect(stage.revision == 0)
    }

    @Test func mistakeInAnItemSaysWhere() {
        stage.send(#"{"action":"empty"},{"valu":"a.one"}"#)
        let answer = stage.finals().first
        #expect(answer?["error"]?["data"]?["index"] == 1)
    }

    @Test(arguments: [#","ifRevision":3"#, #","scene":"nowhere""#, #","navigator":"nobody""#, #","name":"""#])
    func targetIsCheckedFirst(more: String) {
        stage.send(#"{"type":"shop.list"}"#, more)
        #expect(stage.failure() != nil && stage.revision == 0)
    }
}

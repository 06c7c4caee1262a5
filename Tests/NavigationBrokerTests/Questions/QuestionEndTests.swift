import JSON
import NavigationTree
import Testing

@testable import NavigationBroker

/// A module is told once when the host does not wait for its answer any longer.
struct QuestionEndTests {
    private let host = Harness()
    private let (module, client): (SessionID, SessionID)

    init() {
        (module, client) = (host.connect(), host.connect())
        let shop = """
            {"module":"shop","destinations":[{"type":"shop.list","version":2},\
            {"type":"shop.item","method":"sheet","provides":true}]}
            """
        host.prepare([Step("module.register", shop), Step("push", #"{"type":"shop.list"}"#)], from: module)
    }

    /// The ends of questions that the module was told since the last look.
    private var ends: [JSONValue] { host.events(of: module).filter { $0.method == "questionEnded" }.map(\.params) }

    private func ask(_ id: Int = 7) {
        host.send(#"{"id":\#(id),"method":"entry.ask","params":{"entry":"e2","message":1}}"#, from: client)
    }

    @Test func whenTheRequestIsCancelled() {
        ask()
        host.ask("request.cancel", #"{"request":7}"#, from: client)
        #expect(ends == [["question": "q1", "reason": "cancelled"]])
    }

    @Test func whenItsTimeIsOver() {
        ask()
        host.advance(seconds: 6)
        #expect(ends == [["question": "q1", "reason": "deadline"]])
    }

    @Test func whenTheClientLeaves() {
        ask()
        host.close(client)
        #expect(ends == [["question": "q1", "reason": "asker_gone"]])
    }

    @Test func whenTheEntryGoes() {
        ask()
        host.ask("popAll", from: host.connect())
        #expect(ends == [["question": "q1", "reason": "entry_gone"]])
    }

    @Test func whenTheSceneIsClosed() {
        host.ask("scene.create", #"{"scene":"side"}"#, from: client)
        let entry = host.result("push", #"{"scene":"side","type":"shop.list"}"#, from: client)?["entry"]?.string ?? ""
        host.send(
            #"{"id":7,"method":"entry.ask","params":{"scene":"side","entry":"\#(entry)","message":1}}"#,
            from: client
        )
        host.ask("scene.close", #"{"scene":"side"}"#, from: host.connect())
        #expect(ends == [["question": "q1", "reason": "scene_closed"]])
    }

    @Test func notWhenItHasAnswered() {
        ask()
        host.send(#"{"id":"q1","result":1}"#, from: module)
        host.advance(seconds: 6)
        host.close(client)
        #expect(ends.isEmpty)
    }

    @Test func aGuardIsToldWhenTheRequestGoesAway() {
        host.ask("guard.add", #"{"name":"g","on":"leave"}"#, from: module)
        for id in [7, 8] { host.send(#"{"id":\#(id),"method":"popAll"}"#, from: client) }
        host.ask("request.cancel", #"{"request":7}"#, from: client)
        #expect(ends == [["question": "q1", "reason": "cancelled"]])
        host.close(client)
        #expect(ends == [["question": "q2", "reason": "asker_gone"]])
    }

    @Test func aGuardIsToldWhenItIsRemoved() {
        host.ask("guard.add", #"{"name":"g","on":"leave"}"#, from: module)
        host.send(#"{"id":7,"method":"popAll"}"#, from: client)
        host.ask("guard.remove", #"{"guard":"g1"}"#, from: module)
        #expect(host.take(client).contains { $0.contains(#""changed":true"#) })
        host.ask("guard.add", #"{"name":"g","on":"enter"}"#, from: module)
        host.send(#"{"id":8,"method":"push","params":{"type":"shop.list"}}"#, from: client)
        let lines = host.send(#"{"id":9,"method":"guard.remove","params":{"guard":"g2"}}"#, from: module)
        #expect(lines.contains { $0.contains(#""questionEnded","params":{"question":"q2","reason":"withdrawn"}"#) })
    }

    @Test func aReceiverIsToldWhenTheSequenceEnds() {
        host.ask("receiver.add", #"{"value":"a.one"}"#, from: module)
        let items = #"{"values":[{"value":"a.one"}],"ephemeral":true}"#
        host.send(#"{"id":7,"method":"send","params":\#(items)}"#, from: client)
        host.ask("request.cancel", #"{"request":7}"#, from: client)
        #expect(ends == [["question": "q1", "reason": "cancelled"]])
        host.send(#"{"id":8,"method":"send","params":\#(items)}"#, from: client)
        host.close(client)
        #expect(ends == [["question": "q2", "reason": "asker_gone"]])
    }

    @Test func everyQuestionSaysItsTime() {
        host.ask("present", #"{"type":"shop.item"}"#, from: client)
        let provide = host.events(of: module).first
        #expect(provide?.method == "type.provide" && provide?.params["timeout"] == .number(5))
        host.advance(seconds: 6)
        #expect(ends == [["question": "q1", "reason": "deadline"]])
        let newer = #"{"module":"shop","destinations":[{"type":"shop.list","version":3}]}"#
        let migrate = host.ask("module.register", newer, from: module).events.first { $0.method == "type.migrate" }
        #expect(migrate?.params["timeout"] == .number(5))
        host.advance(seconds: 6)
        #expect(ends == [["question": "q2", "reason": "deadline"]])
    }
}

import JSON
import NavigationBroker
import NavigationTree
import Testing

/// Alerts and their answers, entries that close themselves, and who is told.
struct SignalTests {
    private let host = Harness()
    private let client: SessionID

    init() {
        client = host.connect()
        host.send(Requests.shop, from: client)
    }

    private func alert(_ more: String = "") -> Step {
        Step(
            "present",
            #"{"navigator":"n1","type":"shop.item","method":"alert","buttons":[{"answer":"yes"},{"answer":"no"}]\#(more)}"#
        )
    }

    private func cart() -> SessionID {
        let session = host.connect()
        let registration = #"{"module":"cart","destinations":[{"type":"cart.review"}]}"#
        host.prepare([Step("module.register", registration)], from: session)
        return session
    }

    // MARK: Alerts

    @Test func answeringTwiceClosesOnce() {
        host.prepare([alert()], from: client)
        let first = host.ask("answer", #"{"entry":"e3","answer":"yes"}"#, from: client)
        #expect(first.result?["removed"] == ["entries": 1, "navigators": 1])
        let before = host.tree(from: client)
        #expect(host.ask("answer", #"{"entry":"e3","answer":"yes"}"#, from: client).refusal == "unknown_entry")
        #expect(host.tree(from: client) == before)
    }

    @Test func lateAnswerNeverClosesAnotherAlert() {
        host.prepare([alert(), alert(#","arguments":{"second":true}"#)], from: client)
        #expect(host.ask("answer", #"{"entry":"e3","answer":"yes"}"#, from: client).refusal == "unknown_entry")
        #expect(host.ask("navigator.get", from: client).result?["id"] == "n4")
    }

    @Test func unknownAnswerLeavesTheAlertAndNamesThoseThereAre() {
        host.prepare([alert()], from: client)
        let data = host.ask("answer", #"{"entry":"e3","answer":"perhaps"}"#, from: client).error?["data"]
        #expect(data?["answers"] == ["yes", "no"] && data?["answer"] == "perhaps" && data?["entry"] == "e3")
        #expect(host.ask("navigator.get", from: client).result?["id"] == "n2")
    }

    @Test func alertWithoutButtonsCannotBeAnswered() {
        host.prepare([Step("present", #"{"type":"shop.item","method":"alert"}"#)], from: client)
        #expect(host.ask("answer", #"{"entry":"e3","answer":"yes"}"#, from: client).refusal == "no_alert")
    }

    @Test func whatTheAnswerLeadsToStays() {
        host.prepare([alert()], from: client)
        let dialog = #"{"navigator":"n1","type":"shop.item","method":"dialog","buttons":[{"answer":"ok"}]}"#
        host.prepare([Step("answer", #"{"entry":"e3","answer":"yes"}"#), Step("present", dialog)], from: client)
        #expect(host.ask("answer", #"{"entry":"e3","answer":"no"}"#, from: client).refusal == "unknown_entry")
        let shown = host.ask("navigator.get", from: client).result
        #expect(shown?["method"] == "dialog" && shown?["buttons"] == [["answer": "ok"]])
    }

    @Test func answerAndWhatItLeadsToCanBeOneRevision() {
        host.prepare([alert()], from: client)
        let watcher = host.watcher()
        let dialog = Step("present", #"{"navigator":"n1","type":"shop.item","method":"dialog"}"#)
        let reply = host.transaction([Step("answer", #"{"entry":"e3","answer":"yes"}"#), dialog], from: client)
        #expect(reply.events.map(\.method) == ["signal"])
        #expect(host.events(of: watcher).first?.kinds.sorted() == ["navigator.closed", "navigator.created", "signal"])
        #expect(host.ask("navigator.get", from: client).result?["method"] == "dialog")
    }

    @Test func sameAlertWithOtherButtonsIsAnother() {
        host.prepare([alert()], from: client)
        #expect(host.ask(alert(), from: client).result?["changed"] == false)
        let other = #"{"navigator":"n1","type":"shop.item","method":"alert","buttons":[{"answer":"ok"}]}"#
        #expect(host.ask("present", other, from: client).result?["changed"] == true)
    }

    // MARK: Entries that close themselves

    @Test func pushedEntryGoesWithAllAbove() {
        host.prepare([1, 2, 3].map { Step("push", #"{"type":"shop.list","arguments":{"n":\#($0)}}"#) }, from: client)
        let reply = host.ask("entry.close", #"{"entry":"e3","value":{"n": 2}}"#, from: client)
        #expect(reply.result?["removed"] == ["entries": 2, "navigators": 0])
        #expect(
            reply.lines.first == """
                {"jsonrpc":"2.0","method":"signal","params":{"scene":"main","revision":4,"kind":"entry.finished",\
                "navigator":"n1","entry":"e3","value":{"n": 2}}}
                """
        )
    }

    @Test func presentedEntryGoesWithItsNavigator() {
        host.prepare([Step("present", #"{"type":"shop.item","method":"managedSheet"}"#)], from: client)
        host.prepare([Step("push", #"{"type":"shop.list"}"#), Step("present", #"{"type":"shop.item"}"#)], from: client)
        let reply = host.ask("entry.close", #"{"entry":"e3"}"#, from: client)
        #expect(reply.result?["removed"] == ["entries": 3, "navigators": 2])
        #expect(reply.events.first?.params["value"] == nil)
    }

    // MARK: Sessions that are told

    @Test func everySignalGoesToItsSessionOnly() {
        let (checkpoints, alerts, triggers, entries) = (host.connect(), host.connect(), host.connect(), host.connect())
        let watcher = host.watcher()
        host.prepare([Step("checkpoint.establish", #"{"navigator":"n1","checkpoint":"here"}"#)], from: checkpoints)
        let bind = #"{"navigator":"n1","trigger":"go","operation":{"method":"push","params":{"type":"shop.list"}}}"#
        host.prepare([Step("trigger.bind", bind)], from: triggers)
        host.prepare([Step("push", #"{"navigator":"n1","type":"shop.list"}"#)], from: entries)
        host.prepare([alert()], from: alerts)
        for session in [checkpoints, alerts, triggers, entries, watcher] { host.take(session) }
        host.prepare(
            [
                Step("answer", #"{"entry":"e6","answer":"no","value":1}"#),
                Step("trigger.set", #"{"navigator":"n1","trigger":"go"}"#),
                Step("entry.close", #"{"entry":"e4","value":2}"#),
                Step("push", #"{"navigator":"n1","type":"shop.list"}"#),
                Step("checkpoint.return", #"{"checkpoint":"here","value":3}"#),
            ],
            from: client
        )
        let heard = [alerts, triggers, entries, checkpoints].map { host.events(of: $0) }
        #expect(heard.map { $0.map(\.method) } == [["signal"], ["signal"], ["signal"], ["signal"]])
        let expected: [JSONValue] = [
            [
                "scene": "main", "revision": 5, "kind": "alert.answered", "navigator": "n5", "entry": "e6",
                "name": "no", "value": 1,
            ],
            ["scene": "main", "revision": 6, "kind": "trigger.fired", "navigator": "n1", "name": "go"],
            [
                "scene": "main", "revision": 7, "kind": "entry.finished", "navigator": "n1", "entry": "e4", "value": 2,
            ],
            [
                "scene": "main", "revision": 9, "kind": "checkpoint.returned", "navigator": "n1", "name": "here",
                "value": 3,
            ],
        ]
        #expect(heard.compactMap(\.first?.params) == expected)
        let watched = host.events(of: watcher)
        #expect(watched.map(\.method) == Array(repeating: "changed", count: 5))
        #expect(watched.flatMap(\.kinds).count { $0 == "signal" } == 4)
    }

    @Test(arguments: ["checkpoint.return", "flow.complete"])
    func checkpointOfAModuleTellsItWhenItIsBack(end: String) {
        let former = cart()
        host.prepare([Step("checkpoint.establish", #"{"checkpoint":"cart"}"#)], from: former)
        let isFlow = end == "flow.complete"
        let start = isFlow ? Step("flow.start", #"{"name":"pay","checkpoint":"cart","type":"shop.list"}"#) : nil
        host.prepare([start ?? Step("push", #"{"type":"shop.list"}"#)], from: client)
        host.close(former)
        let (back, other) = (cart(), host.connect())
        for session in [back, other, client] { host.take(session) }
        host.prepare(
            [Step(end, isFlow ? #"{"flow":"a3","value":7}"# : #"{"checkpoint":"cart","value":7}"#)],
            from: client
        )
        let heard = host.events(of: back)
        #expect(heard.map { $0.params["kind"] } == ["checkpoint.returned"] && heard.first?.params["value"] == 7)
        #expect(host.take(other) == [])
    }

    @Test func checkpointOfAModuleThatIsAwayTellsNobodyElse() {
        let former = cart()
        host.prepare([Step("checkpoint.establish", #"{"checkpoint":"cart"}"#)], from: former)
        host.prepare([Step("push", #"{"type":"shop.list"}"#)], from: client)
        host.close(former)
        host.take(client)
        let reply = host.ask("checkpoint.return", #"{"checkpoint":"cart"}"#, from: client)
        #expect(reply.result?["changed"] == true && reply.lines.count == 1)
    }

    @Test func checkpointOfASessionWithTwoModulesIsTheSessions() {
        let session = cart()
        host.prepare(
            [
                Step("module.register", #"{"module":"bill","destinations":[]}"#),
                Step("checkpoint.establish", #"{"checkpoint":"cart"}"#),
                Step("push", #"{"type":"shop.list"}"#),
            ],
            from: session
        )
        let listed = host.ask("attachment.list", #"{"kind":"checkpoint"}"#, from: client).result?["attachments"]
        #expect(listed?[0]?["module"] == nil && listed?[0]?["session"] != nil)
        host.take(session)
        host.prepare([Step("checkpoint.return", #"{"checkpoint":"cart"}"#)], from: client)
        #expect(host.events(of: session).map(\.method) == ["signal"])
    }

    @Test func signalOfASessionThatEndedGoesNowhere() {
        let other = host.connect()
        host.prepare([alert()], from: other)
        host.close(other)
        let reply = host.ask("answer", #"{"entry":"e3","answer":"yes"}"#, from: client)
        #expect(reply.result?["changed"] == true && reply.lines.count == 1)
        #expect(host.take(other) == [])
    }

    @Test func signalComesBeforeTheAnswerAndAfterTheChange() {
        host.ask("watch", from: client)
        host.prepare([alert()], from: client)
        let reply = host.ask("answer", #"{"entry":"e3","answer":"yes"}"#, from: client)
        #expect(reply.events.map(\.method).sorted() == ["changed", "signal"] && reply.result != nil)
        #expect(Set(reply.events.map { $0.params["revision"] }) == [2])
    }

    @Test func refusedTransactionTellsNobody() {
        host.prepare([alert()], from: client)
        let reply = host.transaction(
            [Step("answer", #"{"entry":"e3","answer":"yes"}"#), Step("push", #"{"type":"shop.none"}"#)],
            from: client
        )
        #expect(reply.lines.count == 1 && reply.refusal == "unknown_destination")
        #expect(host.plan([Step("answer", #"{"entry":"e3","answer":"yes"}"#)], from: client)?["allowed"] == true)
        #expect(host.ask("answer", #"{"entry":"e3","answer":"yes"}"#, from: client).events.count == 1)
    }

    @Test func watchOfSignalsOnly() {
        let watcher = host.connect()
        host.ask("watch", #"{"kinds":["signal"]}"#, from: watcher)
        host.prepare([alert(), Step("answer", #"{"entry":"e3","answer":"yes"}"#)], from: client)
        let events = host.events(of: watcher)
        #expect(events.map(\.kinds) == [["signal"]])
        #expect(events.first?.changes.first?["signal"]?["kind"] == "alert.answered")
    }
}

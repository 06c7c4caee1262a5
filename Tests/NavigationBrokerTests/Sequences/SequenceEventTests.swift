import JSON
import NavigationTree
import Testing

@testable import NavigationBroker

/// The events of sequences that a watch receives.
struct SequenceEventTests {
    private let stage = SendingStage()

    private func watcher(_ verbosity: String = "info") -> SessionID {
        let watcher = stage.host.connect()
        stage.host.prepare([Step("watch", #"{"verbosity":"\#(verbosity)"}"#)], from: watcher)
        return watcher
    }

    private func events(_ watcher: SessionID) -> [JSONValue] {
        stage.host.events(of: watcher).filter { $0.method == "event" }.map(\.params)
    }

    @Test func everyStepIsTold() {
        stage.receive(#""value":"a.one""#)
        let watcher = watcher()
        stage.send(#"{"value":"a.one"},{"action":"pause"},{"type":"shop.list"}"#, #","name":"link""#)
        stage.answer(#""auto""#)
        stage.host.prepare([Step("resume")], from: stage.other)
        let events = events(watcher)
        #expect(
            events.map { $0["kind"]?.string } == [
                "sequence.started", "sequence.step", "sequence.step", "sequence.paused", "sequence.resumed",
                "sequence.step", "sequence.ended",
            ]
        )
        #expect(
            events.first == [
                "watch": 1, "scene": "main", "level": "info", "kind": "sequence.started", "sequence": "s1.1",
                "name": "link", "values": 3,
            ]
        )
        #expect(events[1]["index"] == 0 && events[1]["outcome"] == "received" && events[1]["receiver"] == "r2.1")
        #expect(events[4]["by"] == "s3" && events[6]["outcome"] == "completed")
    }

    @Test func failureIsTold() {
        let watcher = watcher()
        stage.send(#"{"value":"a.none"}"#)
        let events = events(watcher)
        #expect(events.map { $0["kind"] } == ["sequence.started", "sequence.step", "sequence.ended"])
        #expect(events.count == 3 && events[1]["outcome"] == "failed" && events[1]["error"] == "no_receiver")
        #expect(events.count == 3 && events[2]["outcome"] == "failed" && events[2]["error"] == "no_receiver")
    }

    @Test func watchThatWantsLessHearsNothing() {
        let watcher = watcher("warning")
        stage.send(#"{"action":"empty"}"#)
        #expect(events(watcher).isEmpty)
    }

    @Test func answerComesAfterTheChangesItTellsOf() {
        stage.host.prepare([Step("watch", #"{"verbosity":"info"}"#)], from: stage.sender)
        let lines = stage.host.send(
            #"{"id":7,"method":"send","params":{"values":[{"type":"shop.list"}]}}"#,
            from: stage.sender
        )
        #expect(lines.count == 5 && lines.last?.contains(#""id":7"#) == true)
        #expect(lines.map(Event.init).map(\.method).prefix(4) == ["event", "changed", "event", "event"])
    }
}

import JSON
import NavigationTree
import Testing

@testable import NavigationBroker

/// Paused sequences that another client resumes.
struct SequencePauseTests {
    private let stage = SendingStage()

    private func pause(_ more: String = "") { stage.send(#"{"action":"pause"},{"type":"shop.list"}"#, more) }
    private func ask(_ method: String, _ params: String = "{}") -> Reply {
        stage.host.ask(method, params, from: stage.other)
    }

    @Test func anybodyResumes() {
        pause()
        #expect(stage.isWaiting && stage.path == [])
        #expect(ask("resume").result == ["resumed": ["s1.1"]])
        #expect(stage.result()?.outcomes == ["0 performed", "1 shown"] && stage.path == ["shop.list"])
        #expect(ask("resume").result == ["resumed": []])
    }

    @Test func receiverPauses() {
        stage.receive(#""value":"app.login""#)
        stage.send(#"{"value":"app.login"},{"type":"shop.list"}"#)
        stage.answer(#""pause""#)
        stage.host.advance(seconds: 3600)
        #expect(stage.isWaiting, "as long as it takes")
        #expect(ask("resume").result == ["resumed": ["s1.1"]])
        #expect(stage.result()?["steps"]?[0]?["resume"] == "pause")
    }

    @Test func oneOfThemIsResumed() {
        pause()
        pause()
        #expect(ask("resume", #"{"sequence":"s1.2"}"#).result == ["resumed": ["s1.2"]])
        #expect(stage.result()?["sequence"] == "s1.2")
        #expect(ask("resume").result == ["resumed": ["s1.1"]])
    }

    @Test func resumingGoesByScene() {
        stage.host.prepare([Step("scene.create", #"{"scene":"second"}"#)], from: stage.sender)
        pause(#","scene":"second""#)
        #expect(ask("resume").result == ["resumed": []])
        #expect(ask("resume", #"{"scene":"main","sequence":"s1.1"}"#).refusal == "unknown_sequence")
        #expect(ask("resume", #"{"scene":"second"}"#).result == ["resumed": ["s1.1"]])
    }

    @Test func cancellingIsAnOutcome() {
        pause()
        #expect(ask("cancelResume").result == ["cancelled": ["s1.1"]])
        let result = stage.result()
        #expect(result?["outcome"] == "cancelled" && result?.outcomes == ["0 performed", "1 notSent"])
        #expect(ask("cancelResume").result == ["cancelled": []])
    }

    @Test(arguments: ["resume", "cancelResume"])
    func requestsAboutWhatIsNotThereAreRefused(method: String) {
        #expect(ask(method, #"{"sequence":"s1.1"}"#).refusal == "unknown_sequence")
        #expect(ask(method, #"{"sequence":"s1"}"#).refusal == "invalid_params")
        #expect(ask(method, #"{"scene":"nowhere"}"#).refusal == "unknown_scene")
        #expect(ask(method, #"{"sequences":[]}"#).refusal == "invalid_params")
    }

    @Test(arguments: [("resume", "resumed"), ("cancelResume", "cancelled")])
    func runningSequenceIsLeftAlone(method: String, member: String) {
        stage.receive(#""value":"a.one""#)
        stage.send(#"{"value":"a.one"}"#)
        #expect(ask(method, #"{"sequence":"s1.1"}"#).result == [member: []])
        stage.answer(#""auto""#)
        #expect(stage.result()?["outcome"] == "completed")
    }

    @Test func pauseAtTheEndWaitsAsWell() {
        stage.send(#"{"action":"pause"}"#)
        #expect(stage.isWaiting)
        #expect(ask("resume").result == ["resumed": ["s1.1"]])
        #expect(stage.result()?["outcome"] == "completed")
    }

    @Test func listTellsWhereEachIs() {
        stage.receive(#""value":"a.one""#)
        pause(#","name":"link""#)
        stage.send(#"{"value":"a.one"}"#)
        stage.host.prepare([Step("scene.configure", #"{"executionDelay":1}"#)], from: stage.sender)
        stage.send(#"{"type":"shop.list"},{"action":"empty"}"#)
        let list = ask("sequence.list").result?["sequences"]?.array ?? []
        #expect(list.map { $0["state"] } == ["paused", "asking", "waiting"])
        #expect(
            list.first == [
                "sequence": "s1.1", "scene": "main", "session": "s1", "name": "link", "state": "paused", "index": 1,
                "done": 1, "left": 1,
            ]
        )
        #expect(list.count == 3 && list[1]["receiver"] == "r2.1" && list[1]["index"] == 0)
        #expect(ask("sequence.list", #"{"scene":"nowhere"}"#).refusal == "unknown_scene")
    }
}

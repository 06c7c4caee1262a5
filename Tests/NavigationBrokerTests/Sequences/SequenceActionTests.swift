import JSON
import NavigationTree
import Testing

@testable import NavigationBroker

/// The actions that a sequence carries out itself.
struct SequenceActionTests {
    private let stage = SendingStage()

    private func lock() { stage.host.prepare([Step("lock", #"{"reason":"payment"}"#)], from: stage.module) }

    @Test(arguments: ["dismissAny", "popAny", "reset"])
    func lockCancelsWhatTakesEverythingBack(action: String) {
        lock()
        stage.send(#"{"action":"\#(action)"},{"type":"shop.list"}"#)
        let result = stage.result()
        #expect(result?["outcome"] == "cancelled" && result?.outcomes == ["0 failed", "1 notSent"])
        #expect(result?["steps"]?[0]?["error"]?["data"]?["name"] == "locked")
        #expect(stage.path == [])
    }

    @Test func resetIsOneRevision() {
        stage.send(#"{"type":"shop.list"},{"type":"shop.item"},{"action":"reset"},{"type":"shop.list"}"#)
        let result = stage.result()
        #expect(result?.outcomes == ["0 shown", "1 shown", "2 performed", "3 shown"])
        #expect(result?["steps"]?[2]?["revision"] == 3 && stage.path == ["shop.list"])
    }

    @Test func popAllActsOnANamedNavigator() {
        stage.host.prepare([Step("navigator.create", #"{"name":"side"}"#)], from: stage.sender)
        stage.send(
            """
            {"type":"shop.list","navigator":"side"},{"type":"shop.list","navigator":"n1"},{"action":"popAll","navigator":"side"}
            """
        )
        #expect(stage.result()?["outcome"] == "completed")
        #expect(stage.host.types(on: "side", from: stage.sender) == [] && stage.path == ["shop.list"])
    }

    @Test func unknownNavigatorIsAMistake() {
        stage.send(#"{"action":"popAll","navigator":"nobody"},{"action":"empty"}"#)
        let failure = stage.failure()
        #expect(failure?["name"] == "unknown_navigator" && failure?["index"] == 0)
    }

    @Test func performCarriesAnOperationOut() {
        stage.host.prepare([Step("navigator.create", #"{"name":"side"}"#)], from: stage.sender)
        stage.send(
            """
            {"action":"perform","navigator":"side","method":"path.set","params":{"path":[{"type":"shop.list"},{"type":"shop.list"}]}},\
            {"action":"perform","method":"pop","params":{"navigator":"side"}}
            """
        )
        #expect(stage.result()?.outcomes == ["0 performed", "1 performed"])
        #expect(stage.host.types(on: "side", from: stage.sender) == ["shop.list"])
    }

    @Test func refusedOperationEndsTheSequence() {
        stage.send(#"{"type":"shop.list"},{"action":"perform","method":"pop","params":{"count":3}},{"action":"empty"}"#)
        let failure = stage.failure()
        #expect(failure?["name"] == "out_of_range" && failure?["index"] == 1 && failure?["depth"] == 1)
        #expect(failure?["sequence"] == "s1.1" && failure?["scene"] == "main")
        #expect(failure?.outcomes == ["0 shown", "1 failed", "2 notSent"])
        #expect(failure?["steps"]?[1]?["error"]?["data"]?["name"] == "out_of_range")
    }

    @Test(arguments: [#"{"count":-1}"#, #"{"nothing":1}"#, #"{"scene":"second"}"#, #"{"token":"t"}"#])
    func wrongParametersOfAnOperationEndTheSequence(params: String) {
        stage.send(#"{"action":"perform","method":"pop","params":\#(params)}"#)
        #expect(stage.failure()?["name"] == "invalid_params")
    }

    @Test func operationDoesNotWaitForAResult() {
        stage.send(#"{"action":"perform","method":"push","params":{"type":"shop.list","forResult":true}}"#)
        #expect(stage.failure()?["name"] == "invalid_params" && stage.revision == 0)
    }

    @Test func sendPutsValuesInItsPlace() {
        stage.send(#"{"action":"send","values":[{"type":"shop.list"},{"action":"empty"}]},{"action":"popAny"}"#)
        let result = stage.result()
        #expect(result?.outcomes == ["0 performed", "2 shown", "3 performed", "1 performed"])
        #expect(result?["steps"]?[0]?["resume"] == "inserting")
    }

    @Test func cancelAndEmpty() {
        stage.send(#"{"action":"empty"},{"action":"cancel"},{"type":"shop.list"}"#)
        let result = stage.result()
        #expect(result?["outcome"] == "cancelled")
        #expect(result?.outcomes == ["0 performed", "1 performed", "2 notSent"] && stage.revision == 0)
    }

    @Test func cancelIfLockedLooksForLocks() {
        stage.send(#"{"action":"cancelIfLocked"},{"type":"shop.list"}"#)
        #expect(stage.result()?["outcome"] == "completed")
        lock()
        stage.send(#"{"action":"cancelIfLocked"},{"type":"shop.list"}"#)
        #expect(stage.result()?["outcome"] == "cancelled" && stage.path == ["shop.list"])
    }

    @Test func lockThatItsSenderTakesGoesWithTheSender() {
        stage.receive(#""value":"a.one""#)
        let sender = stage.host.connect()
        let values = #"[{"value":"a.one"},{"action":"perform","method":"lock"}]"#
        stage.host.send(#"{"id":9,"method":"send","params":{"values":\#(values)}}"#, from: sender)
        stage.host.close(sender)
        stage.answer(#""auto""#)
        #expect(stage.host.ask("attachment.list", from: stage.module).result?["attachments"] == [])
        #expect(stage.host.ask("sequence.list", from: stage.module).result?["sequences"] == [])
        #expect(stage.revision == 2, "it was taken, and went")
    }
}

import JSON
import NavigationBroker
import NavigationProtocol
import NavigationTree
import TestSupport
import Testing

/// Every operation: what it does, what it refuses, and when it has nothing to do.
@Suite(.onSharedThreads)
struct OperationTests {
    @Test func everyOperationIsInTheTable() {
        #expect(Set(OperationCase.all.map(\.method)) == Set(Method.allCases.filter(\.isOperation)))
        #expect(Set(OperationCase.all.map(\.method)).count == OperationCase.all.count)
    }

    /// The OpenRPC document says which errors to expect; the table tries every one of them, and no other comes.
    @Test(arguments: OperationCase.all)
    func documentedErrorsAreThoseOfTheTable(operation: OperationCase) {
        let tried = Set(operation.allRefusals.map(\.name)).union(["unknown_scene", "token_reused"])
        let documented = Set(operation.method.definition.errors.map(\.name))
        #expect(tried.subtracting(["invalid_params"]) == documented.subtracting(["invalid_params"]))
    }

    @Test(arguments: OperationCase.all, [false, true])
    func successIsOneRevision(operation: OperationCase, withRules: Bool) {
        guard withRules || !operation.params.contains("shop.leaf") else { return }
        let stage = OperationStage(withRules: withRules, after: operation.after)
        stage.host.ask("watch", from: stage.client)
        let before = stage.revision
        let reply = stage.host.ask(operation.step, from: stage.client)
        #expect(reply.result?["changed"] == true, "\(reply.lines)")
        #expect(reply.result?["revision"] == .integer(before + 1))
        for events in [stage.host.events(of: stage.watcher), reply.events.filter { $0.method != "signal" }] {
            #expect(events.map(\.method) == ["changed"] && events.first?.params["revision"] == .integer(before + 1))
            #expect(events.first?.kinds.sorted() == operation.kinds)
            #expect(events.first?.params["cause"]?["method"]?.string == operation.method.rawValue)
        }
        #expect(stage.revision == before + 1)
    }

    @Test(arguments: OperationCase.all)
    func nothingToDo(operation: OperationCase) {
        let idle: (stage: OperationStage, params: String)
        switch operation.idle {
        case .never, .refused: return
        case .unchanged(let params, let after): idle = (OperationStage(after: after), params)
        case .unchangedWhenEmpty:
            let empty =
                [Step("reset")] + ["side", "detail"].map { Step("navigator.close", #"{"navigator":"\#($0)"}"#) }
            idle = (OperationStage(after: empty), "{}")
        }
        let before = idle.stage.tree
        let reply = idle.stage.host.ask(Step(operation.method.rawValue, idle.params), from: idle.stage.client)
        #expect(reply.result?["changed"] == false, "\(reply.lines)")
        #expect(idle.stage.tree == before)
        #expect(idle.stage.host.take(idle.stage.watcher) == [])
    }

    // MARK: Refusals

    @Test(arguments: OperationCase.all)
    func refusalLeavesEverythingAsItWas(operation: OperationCase) {
        for refusal in operation.allRefusals {
            let stage = OperationStage(after: refusal.after, refusal.limits)
            stage.expectUntouched(by: Step(operation.method.rawValue, refusal.params), refusal.name)
        }
    }

    @Test(arguments: OperationCase.all)
    func unknownSceneIsRefused(operation: OperationCase) {
        let stage = OperationStage(after: operation.after)
        stage.expectUntouched(by: operation.step.setting("scene", to: "mian"), "unknown_scene")
    }

    @Test(arguments: OperationCase.all)
    func unknownParameterIsRefusedWithTheNearest(operation: OperationCase) {
        let stage = OperationStage(after: operation.after)
        let error = stage.expectUntouched(by: operation.step.setting("ifRevison", to: 9), "invalid_params")
        #expect(error?["data"]?["parameter"] == "ifRevison" && error?["data"]?["nearest"] == "ifRevision")
    }

    @Test(arguments: OperationCase.all)
    func revisionThatHoldsIsAccepted(operation: OperationCase) {
        let stage = OperationStage(after: operation.after)
        let step = operation.step.setting("ifRevision", to: .integer(stage.revision))
        #expect(stage.host.ask(step, from: stage.client).result?["changed"] == true)
    }

    // MARK: Tokens

    @Test(arguments: OperationCase.all)
    func tokenGetsTheSameAnswerAndOneEffect(operation: OperationCase) {
        let stage = OperationStage(after: operation.after)
        let step = operation.step.setting("token", to: "t1")
        let first = stage.host.ask(step, from: stage.client)
        #expect(first.result?["changed"] == true)
        let tree = stage.tree
        stage.host.take(stage.watcher)
        #expect(stage.host.ask(step, from: stage.client).lines == first.lines.suffix(1))
        #expect(stage.tree == tree && stage.host.take(stage.watcher) == [])
    }

    @Test(arguments: OperationCase.all)
    func tokenOfAnotherRequestIsRefused(operation: OperationCase) {
        let stage = OperationStage(after: operation.after + [Step("lock", #"{"navigator":"n1","token":"t1"}"#)])
        let error = stage.expectUntouched(by: operation.step.setting("token", to: "t1"), "token_reused")
        #expect(error?["data"]?["token"] == "t1")
    }
}

extension OperationStage {
    var revision: Int64 {
        guard case .integer(let revision)? = host.ask("path.get", from: client).result?["revision"] else { return -1 }
        return revision
    }

    /// A refusal changes nothing, makes no revision and sends no event. Answers the error.
    @discardableResult
    func expectUntouched(by step: Step, _ name: String) -> JSONValue? {
        let before = tree
        host.ask("watch", from: client)
        let reply = host.ask(step, from: client)
        #expect(reply.refusal == .string(name), "\(step) gives \(reply.lines)")
        #expect(reply.lines.count == 1, "\(step) sends events")
        #expect(host.take(watcher) == [], "\(step) sends events")
        #expect(tree == before, "\(step)")
        host.ask("unwatch", #"{"watch":1}"#, from: client)
        return reply.error
    }
}

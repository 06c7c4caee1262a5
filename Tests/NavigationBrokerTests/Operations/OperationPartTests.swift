import JSON
import NavigationBroker
import NavigationProtocol
import NavigationTree
import TestSupport
import Testing

/// Every operation as a part of a transaction and of a plan.
@Suite(.onSharedThreads)
struct OperationPartTests {
    /// Something that every operation may follow, and that would be seen.
    private static let first = Step("navigator.select", #"{"navigator":"detail"}"#)

    @Test(arguments: OperationCase.all)
    func refusalRollsTheTransactionBack(operation: OperationCase) {
        for refusal in operation.allRefusals {
            let step = Step(operation.method.rawValue, refusal.params)
            let alone = OperationStage(after: refusal.after, refusal.limits)
            let expected = alone.host.ask(step, from: alone.client).error
            let stage = OperationStage(after: refusal.after, refusal.limits)
            let transaction = Step("transaction", #"{"operations":[\#(Self.first.operation),\#(step.operation)]}"#)
            let error = stage.expectUntouched(by: transaction, refusal.name)
            #expect(error?["code"] == expected?["code"])
            #expect(error?["data"] == data(of: expected, operation: 1), "\(step)")
        }
    }

    private func data(of error: JSONValue?, operation: Int64) -> JSONValue? {
        guard var data = error?["data"]?.object else { return nil }
        data.set("operation", .integer(operation))
        return .object(data)
    }

    @Test(arguments: OperationCase.all)
    func anotherSceneIsNotForAPart(operation: OperationCase) {
        let stage = OperationStage(after: operation.after + [Step("scene.create", #"{"scene":"rear"}"#)])
        let part = operation.step.setting("scene", to: "rear")
        let step = Step("transaction", #"{"operations":[\#(Self.first.operation),\#(part.operation)]}"#)
        let error = stage.expectUntouched(by: step, "invalid_params")
        #expect(error?["data"]?["parameter"] == "scene" && error?["data"]?["operation"] == 1)
    }

    @Test(arguments: OperationCase.all)
    func unknownParameterOfAPartIsRefused(operation: OperationCase) {
        let stage = OperationStage(after: operation.after)
        let part = operation.step.setting("ifRevison", to: 9)
        let step = Step("transaction", #"{"operations":[\#(Self.first.operation),\#(part.operation)]}"#)
        let error = stage.expectUntouched(by: step, "invalid_params")
        #expect(error?["data"]?["nearest"] == "ifRevision" && error?["data"]?["operation"] == 1)
    }

    @Test(arguments: OperationCase.all)
    func successWithinATransactionIsOneRevision(operation: OperationCase) {
        let stage = OperationStage(after: operation.after)
        let before = stage.revision
        let reply = stage.host.transaction([Self.first, operation.step], from: stage.client)
        #expect(reply.result?["changed"] == true && reply.result?["revision"] == .integer(before + 1))
        #expect(reply.result?["operations"]?.array?.count == 2, "\(reply.lines)")
        let events = stage.host.events(of: stage.watcher)
        #expect(events.map(\.method) == ["changed"] && events.first?.params["cause"]?["method"] == "transaction")
        #expect(events.first?.params["revision"] == .integer(before + 1))
    }

    @Test(arguments: OperationCase.all)
    func planPredictsWhatHappensAndChangesNothing(operation: OperationCase) {
        let stage = OperationStage(after: operation.after)
        let (before, revision) = (stage.tree, stage.revision)
        let plan = stage.host.plan([operation.step], from: stage.client)
        #expect(plan?["allowed"] == true && plan?["refusal"] == nil, "\(String(describing: plan))")
        #expect(plan?["revision"] == .integer(revision) && plan?["scene"] == "main")
        #expect(stage.tree == before && stage.host.take(stage.watcher) == [])
        let reply = stage.host.ask(operation.step, from: stage.client)
        #expect(plan?["operations"]?.array == reply.result.map { [$0] })
        #expect(plan?["changes"]?.array == stage.host.events(of: stage.watcher).first?.changes)
    }

    @Test(arguments: OperationCase.all)
    func planForetellsRefusals(operation: OperationCase) {
        for refusal in operation.allRefusals {
            let step = Step(operation.method.rawValue, refusal.params)
            let stage = OperationStage(after: refusal.after, refusal.limits)
            let before = stage.tree
            let plan = stage.host.plan([step], from: stage.client)
            let error = stage.host.ask(step, from: stage.client).error
            #expect(plan?["allowed"] == false, "\(step)")
            #expect(plan?["changes"]?.array == [] && plan?["operations"]?.array == [])
            #expect(plan?["refusal"]?["data"] == data(of: error, operation: 0), "\(step)")
            #expect(stage.tree == before && stage.host.take(stage.watcher) == [])
        }
    }

    /// Binding refuses only an operation that could never be carried out.
    ///
    /// Any other operation is bound, and setting the trigger gives the refusals of the operation.
    @Test(arguments: OperationCase.all.filter { !$0.method.rawValue.hasPrefix("trigger.") })
    func triggerRefusesWhatItsOperationRefuses(operation: OperationCase) {
        // Without a navigator, the trigger's is meant.
        for refusal in operation.allRefusals where refusal.params != "{}" || refusal.name != "invalid_params" {
            let step = Step(operation.method.rawValue, refusal.params)
            let bind = #"{"navigator":"n1","trigger":"go","operation":\#(step.operation)}"#
            let stage = OperationStage(after: refusal.after) {
                refusal.limits(&$0)
                // The trigger itself has room.
                if $0.attachments < 1 { $0.attachments = 1 }
                if $0.argumentBytes < 1_000 { $0.argumentBytes += step.params.utf8.count }
            }
            let bound = stage.host.ask("trigger.bind", bind, from: stage.client)
            guard bound.result != nil else {
                #expect(["invalid_params", "invalid_schema"].contains(bound.refusal), "\(bound.lines)")
                continue
            }
            stage.host.take(stage.watcher)
            stage.expectUntouched(by: Step("trigger.set", #"{"navigator":"n1","trigger":"go"}"#), refusal.name)
        }
    }
}

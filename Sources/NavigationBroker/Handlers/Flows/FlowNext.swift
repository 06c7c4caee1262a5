import NavigationProtocol
import NavigationTree

extension FlowNext: Handler {
    /// Shows the step and keeps the data, as one revision.
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let scene = try machines.check(scene)
        let flow = try machines.registry.flow(flow, in: scene, drivenBy: execution.authority)
        let navigator = try scene.place(named(in: scene), of: flow)
        try machines.limits.checkFlowData(update?.data)
        let result = try machines.inTransaction(on: scene, &execution) { machines, execution throws(WireError) in
            let shown = try step.show(on: navigator, in: scene, &machines, &execution)
            var change = shown.change
            if let update, scene.tree.attachment(flow.id) != nil {
                let updated = try machines.operate(on: scene) { tree throws(NavigationError) in
                    try tree.updateFlow(flow.id, data: update.data)
                }
                if change.isEmpty { change = updated }
            }
            return ShownResult(machines.finish(change, in: scene, execution), shown.navigator, shown.entry)
        }
        return .done(result)
    }

    /// The navigator that the request means, if it says so.
    private func named(in scene: Scene) throws(WireError) -> String? {
        guard let fromEntry else { return navigator }
        return "\(try scene.find(navigator, showing: fromEntry))"
    }
}

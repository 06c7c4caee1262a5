import NavigationProtocol
import NavigationTree

extension FlowUpdate: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let scene = try machines.check(scene)
        let flow = try machines.registry.flow(flow, in: scene, drivenBy: execution.authority)
        try machines.limits.checkFlowData(data)
        let change = try machines.operate(on: scene) { tree throws(NavigationError) in
            try tree.updateFlow(flow.id, data: data)
        }
        return .done(machines.finish(change, in: scene, execution))
    }
}

import NavigationProtocol
import NavigationTree

extension FlowStart: Handler {
    /// Starts the flow and shows its first step, as one revision. The flow that the module has declared by this name
    /// gives what the request leaves out.
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let scene = try machines.check(target.scene)
        let navigator = try machines.find(target, in: scene)
        try machines.checkRoomForResult(isForResult, execution)
        let authority = execution.authority
        let driver = try machines.registry.driver(named: module, for: authority)
        let isForAnother = driver.map { machines.registry.modules[$0]?.owner != authority } ?? false
        let declared = driver.flatMap { machines.modules.flow(name, of: $0) }
        let flow = FlowRequest(
            name: name,
            module: driver,
            checkpoint: checkpoint ?? declared?.checkpoint,
            schema: schema ?? declared?.schema,
            data: data ?? declared?.data,
            tellsModule: isForAnother
        )
        try machines.limits.checkFlowData(flow.data)
        let result = try machines.inTransaction(on: scene, &execution) { machines, execution throws(WireError) in
            let attached = try machines.operate(on: scene) { tree throws(NavigationError) in
                try tree.startFlow(flow, at: navigator, by: authority)
            }
            let shown = try (step ?? declared?.step).map { step throws(WireError) in
                try step.show(on: navigator, in: scene, &machines, &execution)
            }
            return Result(
                machines.finish(attached.change, in: scene, execution),
                attached.attachment.id,
                attached.attachment.place,
                shown.map { ($0.navigator, $0.entry) }
            )
        }
        guard isForResult else { return .done(result) }
        let place = Results.Place(scene: scene.name, subject: .flow(result.flow))
        return .later(.waitingForResult(Results.Awaited(place: place, type: nil)))
    }
}

import NavigationProtocol
import NavigationTree

extension Push: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let scene = try machines.check(target.scene)
        let navigator = try machines.find(target, in: scene)
        try machines.checkRoomForResult(isForResult, execution)
        return try showInPath(
            try machines.resolve(destination, on: navigator, in: scene, &execution).destination,
            on: navigator,
            in: scene,
            push,
            isForResult: isForResult,
            on: &machines,
            execution
        )
    }
}

import NavigationProtocol
import NavigationTree

extension Navigate: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let scene = try machines.check(target.scene)
        let navigator = try machines.find(target, in: scene)
        try machines.checkRoomForResult(isForResult, execution)
        let (destination, ownMethod, typeIsSent) = try machines.resolve(
            destination,
            on: navigator,
            in: scene,
            &execution
        )
        if isSent || (method == nil && typeIsSent) {
            return .later(try SentSequence.begin(destination, insteadOf: self, on: &machines, execution))
        }
        switch method ?? ownMethod ?? .push {
        case .push:
            return try showInPath(
                destination,
                on: navigator,
                in: scene,
                push,
                buttons: presentation.buttons,
                isForResult: isForResult,
                on: &machines,
                execution
            )
        case let method:
            return try showOver(
                destination,
                by: method,
                over: navigator,
                in: scene,
                presentation,
                push,
                isForResult: isForResult,
                on: &machines,
                execution
            )
        }
    }
}

import NavigationProtocol
import NavigationTree

extension Navigate: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let scene = try machines.check(target.scene)
        let navigator = try machines.find(target, in: scene)
        try machines.checkRoomForResult(isForResult, execution)
        let (shown, ownMethod, typeIsSent, declared) = try machines.resolve(
            destination,
            on: navigator,
            in: scene,
            &execution
        )
        if isSent || (method == nil && typeIsSent) {
            guard destination.hints == nil else {
                throw Parameters.invalid("hints", "left out for a destination that is sent: its receiver shows it")
            }
            return .later(try SentSequence.begin(shown, insteadOf: self, on: &machines, execution))
        }
        switch method ?? ownMethod ?? .push {
        case .push:
            return try showInPath(
                shown,
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
                shown,
                by: method,
                over: navigator,
                in: scene,
                presentation,
                declared,
                push,
                isForResult: isForResult,
                on: &machines,
                execution
            )
        }
    }
}

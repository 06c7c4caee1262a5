import NavigationProtocol
import NavigationTree

extension Present: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let scene = try machines.check(target.scene)
        let navigator = try machines.find(target, in: scene)
        try machines.checkRoomForResult(isForResult, execution)
        let (destination, ownMethod, _, declared) = try machines.resolve(
            destination,
            on: navigator,
            in: scene,
            &execution
        )
        return try showOver(
            destination,
            by: try form(orElse: ownMethod),
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

    /// How it is shown, when the type's own method is this.
    private func form(orElse own: NavigationMethod?) throws(WireError) -> NavigationMethod {
        switch method {
        case .show(.push), .send: throw Parameters.invalid("method", "a form of presentation, as \"sheet\"")
        case .show(let method): return method
        case nil: return own.flatMap { $0.isPresentation ? $0 : nil } ?? .sheet
        }
    }
}

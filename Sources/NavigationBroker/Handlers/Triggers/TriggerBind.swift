import NavigationProtocol
import NavigationTree

extension TriggerBind: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let scene = try machines.check(target.scene)
        let navigator = try machines.find(target, in: scene)
        // An operation that can never be carried out is not bound.
        try machines.rehearse(operation, on: navigator, in: scene, &execution)
        let trigger = Trigger(name: name, method: operation.method.rawValue, parameters: operation.text)
        let session = execution.session
        let attached = try machines.operate(on: scene) { tree throws(NavigationError) in
            try tree.bind(trigger, to: navigator, by: session)
        }
        return .done(Result(machines.finish(attached.change, in: scene, execution), attached.attachment))
    }
}

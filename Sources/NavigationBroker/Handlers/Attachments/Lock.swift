import NavigationProtocol
import NavigationTree

extension Lock: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let scene = try machines.check(target.scene)
        let navigator = try machines.find(target, in: scene)
        let session = execution.session
        let attached = try machines.operate(on: scene) { tree throws(NavigationError) in
            try tree.lock(navigator, reason: reason, by: session)
        }
        return .done(Result(machines.finish(attached.change, in: scene, execution), attached.attachment))
    }
}

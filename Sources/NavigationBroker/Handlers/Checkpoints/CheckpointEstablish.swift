import NavigationProtocol
import NavigationTree

extension CheckpointEstablish: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let scene = try machines.check(target.scene)
        let navigator = try machines.find(target, in: scene)
        // A module may come back in another session; its checkpoint is still there.
        let modules = machines.registry.modules(of: execution.session)
        let module = modules.count == 1 ? modules.first : nil
        let session = execution.session
        let attached = try machines.operate(on: scene) { tree throws(NavigationError) in
            try tree.establishCheckpoint(name, at: navigator, schema: schema, of: module, by: session)
        }
        return .done(Result(machines.finish(attached.change, in: scene, execution), attached.attachment.place))
    }
}

import NavigationProtocol
import NavigationTree

extension CheckpointReturn: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let scene = try machines.check(target.scene)
        let navigator = try machines.find(target, in: scene)
        try scene.tree.checkpoint(name, from: navigator)?.check(value)
        let returned = try machines.operate(on: scene) { tree throws(NavigationError) in
            try tree.returnToCheckpoint(name, from: navigator, value: value)
        }
        let change = machines.finish(returned.change, in: scene, execution)
        return .done(ReturnedResult(change, returned.attachment.place, returned.change.removed))
    }
}

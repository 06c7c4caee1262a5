import NavigationProtocol
import NavigationTree

extension CheckpointCanReturn: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let scene = try machines.check(target.scene)
        let navigator = try machines.find(target.navigator, in: scene)
        return .done(Result(SceneRevision(scene.tree), scene.tree.checkpoint(name, from: navigator)?.place))
    }
}

import NavigationProtocol
import NavigationTree

extension StateGet: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let scene = try machines.check(target.scene)
        let navigator = target.navigator == nil ? scene.tree.root : try machines.find(target.navigator, in: scene)
        return .done(Result(SceneRevision(scene.tree), navigator, State(scene.tree.state(of: navigator))))
    }
}

import NavigationCodec
import NavigationProtocol
import NavigationTree

extension SceneExport: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let scene = try machines.check(scene)
        try machines.checkFits(scene)
        let state = scene.tree.stateToSetAside(under: "")
        // As it comes to an unused scene: without numbers that only mean something here.
        let text = StateCodec.text(of: state?.moved(to: NavigationTree(scene: scene.name)) ?? state)
        return .done(Result(SceneRevision(scene.tree), isEmpty: state == nil, text))
    }
}

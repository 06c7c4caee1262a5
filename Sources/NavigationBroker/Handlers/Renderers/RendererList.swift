import NavigationProtocol
import NavigationTree

extension RendererList: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        if let scene { try machines.check(SceneTarget(scene: scene)) }
        let renderers = machines.watches.renderers.all.filter { scene == nil || $0.scene == scene }
        return .done(
            Result(
                renderers.map { renderer in
                    let scene = machines.scene(renderer.scene)
                    return renderer.without { (try? scene?.entry($0)) == nil }
                }
            )
        )
    }
}

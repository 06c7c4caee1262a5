import NavigationProtocol
import NavigationTree

extension RendererList: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        if let scene { try machines.check(SceneTarget(scene: scene)) }
        let own = machines.renderers(of: scene)
        guard scene == nil else { return .done(Result(own)) }
        let sight = machines.sight(execution)
        let others = machines.shared.lists.renderers.filter { sight?.readsWhole($0.scene) ?? true }
        return .done(Result((own + others).sorted { ($0.scene, $0.session) < ($1.scene, $1.session) }))
    }
}

extension Machines {
    /// The renderers without the entries that are gone, by scene and session.
    ///
    /// - Parameter scene: nil for all.
    func renderers(of scene: String?) -> [Renderer] {
        watches.renderers.all.filter { scene == nil || $0.scene == scene }.map { renderer in
            let scene = self.scene(renderer.scene)
            return renderer.without { (try? scene?.entry($0)) == nil }
        }
    }
}

import NavigationProtocol
import NavigationTree

extension PathGet: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let scene = try machines.check(target.scene)
        let navigator = scene.navigator(try machines.find(target.navigator, in: scene))
        let part = navigator.path.dropFirst(offset).prefix(limit)
        return .done(Result(SceneRevision(scene.tree), navigator, Array(part)))
    }
}

import NavigationProtocol
import NavigationTree

extension SceneCreate: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let scene = try machines.scenes.create(scene, configuration, limits: machines.limits)
        machines.note(.sceneCreated(scene.name, configuration), .scenes(.created(scene.name)))
        machines.tellHostChanges(because: machines.cause(execution), now: execution.now)
        return .done(Result(SceneRevision(scene.tree), root: scene.tree.root))
    }
}

import NavigationProtocol
import NavigationTree

extension GuardAdd: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let limits = machines.limits
        guard machines.admission.guards.count(of: execution.session) < limits.guards else {
            throw .limitReached("guards", limits.guards)
        }
        var sceneName = scene
        var place: NavigatorID?
        if let name = navigator {
            sceneName = scene ?? SceneTarget.defaultScene
            try machines.check(SceneTarget(scene: scene ?? SceneTarget.defaultScene))
            place = try machines.find(name, in: scene ?? SceneTarget.defaultScene)
        } else if let scene {
            try machines.check(SceneTarget(scene: scene))
        }
        let new = NavigationGuard(
            machines.admission.guards.makeID(),
            self,
            in: sceneName,
            on: place,
            of: execution.session,
            timeout: limits.question
        )
        machines.admission.guards.add(new)
        machines.note(.admission(.guardAdded(new.id)))
        return .done(Result(new.id))
    }
}

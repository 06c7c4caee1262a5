import NavigationProtocol
import NavigationTree

extension GuardAdd: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let limits = machines.limits
        guard machines.admission.guards.count(of: execution.session) < limits.guards else {
            throw .limitReached("guards", limits.guards)
        }
        let place = try place(on: machines)
        let new = NavigationGuard(
            machines.admission.guards.makeID(),
            self,
            in: place.scene,
            on: place.navigator,
            of: execution.session,
            timeout: limits.question
        )
        machines.admission.guards.add(new)
        machines.note(.admission(.guardAdded(new.id)))
        return .done(Result(new.id))
    }

    /// The scene and the navigator that it is about; nil for all.
    func place(on machines: borrowing Machines) throws(WireError) -> (scene: String?, navigator: NavigatorID?) {
        if let navigator {
            let scene = scene ?? SceneTarget.defaultScene
            try machines.check(SceneTarget(scene: scene))
            return (scene, try machines.find(navigator, in: scene))
        }
        if let scene { try machines.check(SceneTarget(scene: scene)) }
        return (scene, nil)
    }
}

import NavigationProtocol
import NavigationTree

extension GuardList: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        if let scene { try machines.check(SceneTarget(scene: scene)) }
        let guards = machines.admission.guards.guards.filter { scene == nil || $0.scene == nil || $0.scene == scene }
        let own = guards.map { machines.described($0, now: execution.now) }
        return .done(Result(machines.elsewhere.list(own, by: "guard", { GuardID($0) }, \.id, order: \.order)))
    }
}

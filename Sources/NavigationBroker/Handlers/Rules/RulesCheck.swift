import NavigationProtocol
import NavigationTree

extension RulesCheck: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let scene = try machines.check(scene)
        let violations = scene.tree.violations(of: machines.registry.rules)
        return .done(Result(SceneRevision(scene.tree), violations, unfit: Quarantine.unfit(in: scene, on: machines)))
    }
}

import NavigationProtocol
import NavigationTree

extension RulesCheck: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let tree = try machines.check(scene).tree
        return .done(Result(SceneRevision(tree), tree.violations(of: machines.registry.rules)))
    }
}

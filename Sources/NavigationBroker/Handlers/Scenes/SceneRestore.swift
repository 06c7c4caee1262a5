import NavigationProtocol
import NavigationTree

extension SceneRestore: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let scene = try machines.check(target)
        let revision = scene.tree.revision
        guard scene.restorationKey != restorationKey else {
            let change = ChangeResult(scene: scene.wireName, revision: revision, durability: nil)
            return .done(Result(change, restorationKey))
        }
        let exchange = try StateExchange(of: scene, for: restorationKey, limits: machines.limits)
        let cause = machines.cause(execution)
        let outcome = try exchange.carryOut(on: &machines, because: cause, now: execution.now)
        return .done(
            Result(outcome.change, restorationKey, isRestored: exchange.restores, dropped: outcome.dropped)
        )
    }
}

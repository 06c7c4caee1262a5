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
        let dropped = try exchange.carryOut(on: &machines, because: cause, now: execution.now).dropped
        let change = ChangeResult(
            scene: scene.wireName,
            revision: scene.tree.revision,
            durability: machines.configuration.durability
        )
        return .done(Result(change, restorationKey, isRestored: exchange.restores, dropped: dropped))
    }
}

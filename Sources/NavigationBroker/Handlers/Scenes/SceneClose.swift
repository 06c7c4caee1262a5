import NavigationProtocol
import NavigationTree

extension SceneClose: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let closing = try machines.scenes.closing(scene)
        let tree = closing.scene.tree
        do { try tree.refuseWhenLocked() } catch { throw WireError(error, in: tree) }
        machines.close(closing, now: execution.now)
        let cause = machines.cause(execution)
        machines.withdrawUnprovided(because: cause, now: execution.now)
        machines.tellHostChanges(because: cause, now: execution.now)
        return .done(Result(scene))
    }
}

import NavigationProtocol
import NavigationTree

// Requests that remove something answer alike.

extension Handler where Result == RemovedResult {
    /// Removes something at the navigator that a request means.
    func remove(
        at target: NavigatorTarget,
        on machines: inout Machines,
        _ execution: borrowing Execution,
        _ operation: (inout NavigationTree, NavigatorID) throws(NavigationError) -> NavigationChange
    ) throws(WireError) -> Outcome<RemovedResult> {
        let scene = try machines.check(target.scene)
        let navigator = try machines.find(target, in: scene)
        let change = try machines.operate(on: scene) { tree throws(NavigationError) in
            try operation(&tree, navigator)
        }
        let removed = change.removed
        return .done(RemovedResult(machines.finish(consume change, in: scene, execution), removed))
    }

    /// Removes something anywhere in a scene.
    func remove(
        in target: SceneTarget,
        on machines: inout Machines,
        _ execution: borrowing Execution,
        _ operation: (inout NavigationTree) throws(NavigationError) -> NavigationChange
    ) throws(WireError) -> Outcome<RemovedResult> {
        let scene = try machines.check(target)
        let change = try machines.operate(on: scene, operation)
        let removed = change.removed
        return .done(RemovedResult(machines.finish(consume change, in: scene, execution), removed))
    }
}

import NavigationProtocol
import NavigationTree

extension TriggerSet: Handler {
    /// Carries the operation out on the trigger's navigator; the trigger is reset in the same revision.
    ///
    /// A trigger that sends something is reset in a revision of its own, and the answer is that of the sequence.
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let scene = try machines.check(target.scene)
        let navigator = try machines.find(target, in: scene)
        let found: Attachment
        do { found = try scene.tree.trigger(name, at: navigator) } catch { throw WireError(error, in: scene.tree) }
        guard let trigger = found.trigger, let method = Method(rawValue: trigger.method) else {
            return .later(.answered)
        }
        let inner = OperationContext(scene: scene.name, navigator: "\(navigator)")
        do {
            try machines.inTransaction(on: scene, &execution) { machines, execution throws(WireError) in
                let before = scene.tree.openSteps.count
                _ = try machines.perform(
                    method,
                    trigger.parameters,
                    in: inner,
                    authority: found.session,
                    within: &execution
                )
                if scene.tree.openSteps.count > before { scene.tree.fire(found) }
            }
            return .later(.answered)
        } catch  where error.code == .cannotWait && !scene.isInTransaction {
            let completion = try machines.perform(
                method,
                trigger.parameters,
                in: inner,
                authority: found.session,
                within: &execution
            )
            _ = try machines.together(on: scene, &execution) { _, _ throws(WireError) in scene.tree.fire(found) }
            return .later(completion)
        }
    }
}

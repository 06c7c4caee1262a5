import JSON
import NavigationProtocol
import NavigationTree

extension Plan: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let scene = try machines.check(scene)
        try machines.limits.checkCount(of: operations)
        scene.tree.begin()
        let results: [OpaqueObject]
        do { results = try machines.perform(operations, &execution) } catch {
            let locks = scene.tree.heldLocks.filter(error.names)
            scene.tree.rollBack()
            return .done(Result(refusing: error, in: SceneRevision(scene.tree), locks: locks))
        }
        let steps = scene.tree.openSteps
        let registry = machines.registry
        let asked = machines.admission.guardsToAsk(about: steps, in: scene.tree) {
            registry.rules.roles(of: $0.description)
        }
        scene.tree.rollBack()
        // Guards are about what the session may read.
        let isHidden = machines.seesParts(execution.session, of: scene.name)
        let guards = isHidden ? [] : asked.map { machines.described($0, now: execution.now) }
        return .done(Result(results, in: SceneRevision(scene.tree), steps, guards: guards))
    }
}

extension WireError {
    /// Whether it refuses because of this lock.
    fileprivate func names(_ lock: Attachment) -> Bool {
        guard code == .locked, let list = data.first(where: { $0.name == "locks" }) else { return false }
        let locks = (try? list.value.value())?.array ?? []
        return locks.contains { $0.object?["id"] == .id(lock.id) }
    }
}

import NavigationProtocol
import NavigationTree

extension Undo: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let target = try machines.check(scene)
        let newest = isOfNavigation ? target.newestNavigation : target.history.newest
        let revision = to ?? (newest > 0 ? newest - 1 : 0)
        try target.checkIsKept(revision)
        let records = target.history.records(after: revision)
        for record in records.reversed() {
            switch record.cause.event {
            case .request(.sceneRestore): throw .cannotUndo(restoring: record.change.revision)
            case .request(.sceneImport): throw .cannotUndo(importing: record.change.revision)
            default: break
            }
        }
        var changes = records.map(\.change)
        // In a plan, operations may come before it.
        if target.isInTransaction { changes.append(target.tree.openChange) }
        let (sessions, registry) = (machines.sessions, machines.registry)
        let change = try machines.operate(on: target) { tree throws(NavigationError) in
            try tree.undo(
                changes,
                onlyNavigation: isOfNavigation,
                isConnected: { sessions[$0] != nil },
                isProvided: { registry.owner(of: $0) != nil }
            )
        }
        let removed = change.removed
        return .done(RemovedResult(machines.finish(consume change, in: target, execution), removed))
    }
}

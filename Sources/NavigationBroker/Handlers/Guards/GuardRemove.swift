import JSON
import NavigationProtocol
import NavigationTree

extension GuardRemove: Handler {
    /// A request that waits for the guard's vote goes on without it. A guard whose module is away may be removed by
    /// every client, because there must be a way past a module that does not come back.
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        guard let found = id.flatMap({ machines.admission.guards[$0] }) else {
            throw WireError(
                .unknownGuard,
                "There is no guard \(name); \"guard.list\" lists them",
                ["guard": .string(name)]
            )
        }
        if let owner = found.session, owner != execution.session {
            throw WireError(
                .notOwner,
                "The guard \(found.id) belongs to session \(owner)",
                ["session": .id(owner)]
            )
        }
        machines.removeGuard(found, now: execution.now)
        return .done(Result(found.id))
    }
}

extension Machines {
    /// Requests that wait for the guard's vote go on without it.
    mutating func removeGuard(_ found: NavigationGuard, now: MonotonicTime) {
        let waiting = admission.remove(found.id)
        guardsEnded([found])
        Question.withdrawVotes(on: waiting, .withdrawn, on: &self, now: now)
    }
}

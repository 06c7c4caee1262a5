import JSON
import NavigationProtocol
import NavigationTree

extension GuardRemove: Handler {
    /// A request that waits for the guard's vote goes on without it.
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        guard let found = id.flatMap({ machines.admission.guards[$0] }) else {
            throw WireError(
                .unknownGuard,
                "There is no guard \(name); \"guard.list\" lists them",
                ["guard": .string(name)]
            )
        }
        guard found.session == execution.session else {
            throw WireError(
                .notOwner,
                "The guard \(found.id) belongs to session \(found.session)",
                ["session": .id(found.session)]
            )
        }
        machines.note(.admission(.guardsRemoved([found])))
        let waiting = machines.admission.remove(found.id)
        Question.withdrawVotes(on: waiting, .withdrawn, on: &machines, now: execution.now)
        return .done(Result(found.id))
    }
}

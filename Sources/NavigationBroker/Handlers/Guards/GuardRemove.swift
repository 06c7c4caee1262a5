import JSON
import NavigationProtocol
import NavigationTree

extension GuardRemove: Handler {
    /// A request that waits for the guard's vote goes on without it.
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        guard let found = id.flatMap({ machines.guards[$0] }) else {
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
        machines.guards.remove(found.id)
        machines.note(.guardsRemoved([found]))
        let waiting = machines.suspensions.numbers {
            if case .vote(let asked, _) = $0.reason { asked.id == found.id } else { false }
        }
        machines.questions = machines.questions.filter { _, question in
            if case .vote(let number) = question.subject { !waiting.contains(number) } else { true }
        }
        machines.due += waiting
        return .done(Result(found.id))
    }
}

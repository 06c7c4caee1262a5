import NavigationProtocol
import NavigationTree

extension GuardList: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        .done(Result(machines.admission.guards.guards.map { machines.described($0, now: execution.now) }))
    }
}

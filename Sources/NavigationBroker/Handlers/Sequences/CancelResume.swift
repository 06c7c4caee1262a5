import NavigationProtocol
import NavigationTree

extension CancelResume: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let cancelled = try paused.found(in: machines)
        for sequence in cancelled { sequence.id.end(.cancelled, on: &machines, now: execution.now) }
        return .done(Result(cancelled.map(\.id)))
    }
}

import JSON
import NavigationProtocol
import NavigationTree

extension WatchCredit: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        guard let subscription = machines.watches[watch, of: execution.session] else {
            throw .unknownWatch(watch)
        }
        guard subscription.isPaced else {
            throw Parameters.invalid("watch", "the number of a watch that began with \"credit\"")
        }
        subscription.add(credit: credit, on: &machines, now: execution.now)
        // The watch may have ended, because the state was too large.
        return .done(Result(watch, credit: machines.watches[watch, of: execution.session]?.credit ?? 0))
    }
}

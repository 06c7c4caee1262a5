import JSON
import NavigationProtocol
import NavigationTree

extension ReceiverRemove: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        guard machines.sequences.receivers[id] != nil, id.session == execution.session else {
            throw WireError(
                .unknownReceiver,
                "This session has no receiver \(name); \"receiver.list\" lists them",
                ["receiver": .string(name)]
            )
        }
        machines.sequences.receivers.remove(id)
        return .done(Nothing())
    }
}

import NavigationProtocol
import NavigationTree

extension Send: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        _ = try machines.find(target)
        let completion = try SentSequence.begin(
            items,
            in: try machines.sendTarget(target),
            name: name,
            isEphemeral: isEphemeral,
            on: &machines,
            execution
        )
        return .later(completion)
    }
}

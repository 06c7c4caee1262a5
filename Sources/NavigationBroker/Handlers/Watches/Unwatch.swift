import JSON
import NavigationProtocol
import NavigationTree

extension Unwatch: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        guard machines.watches.end(watch, of: execution.session) != nil else {
            throw WireError(
                .unknownWatch,
                "This connection has no watch \(watch)",
                ["watch": .integer(Int64(watch))]
            )
        }
        return .done(Nothing())
    }
}

import JSON
import NavigationProtocol
import NavigationTree

extension Unwatch: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        guard machines.watches.end(watch, of: execution.session) != nil else {
            throw .unknownWatch(watch)
        }
        return .done(Nothing())
    }
}

extension WireError {
    static func unknownWatch(_ number: Int) -> Self {
        WireError(
            .unknownWatch,
            "This connection has no watch \(number)",
            ["watch": .integer(Int64(number))]
        )
    }
}

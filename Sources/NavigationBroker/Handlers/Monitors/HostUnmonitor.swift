import JSON
import NavigationProtocol
import NavigationTree

extension HostUnmonitor: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        guard machines.watches.unmonitor(monitor, of: execution.session) else {
            throw WireError(
                .unknownMonitor,
                "This connection has no monitor \(monitor)",
                ["monitor": .integer(Int64(monitor))]
            )
        }
        return .done(Nothing())
    }
}

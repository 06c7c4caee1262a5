import JSON
import NavigationProtocol
import NavigationTree

extension Unwatch: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        guard let scene = machines.sessions[execution.session]?.watches.removeValue(forKey: watch) else {
            throw WireError(
                .unknownWatch,
                "This connection has no watch \(watch)",
                ["watch": .integer(Int64(watch))]
            )
        }
        machines.scene(scene)?.subscriptions.removeAll { $0.session == execution.session && $0.number == watch }
        return .done(Nothing())
    }
}

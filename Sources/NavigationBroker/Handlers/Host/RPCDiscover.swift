import NavigationProtocol

extension RPCDiscover: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        .done(Result(machines.telemetry.document(version: machines.configuration.version)))
    }
}

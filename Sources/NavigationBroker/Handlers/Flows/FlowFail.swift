import NavigationProtocol

extension FlowFail: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        try self.end(flow, end, in: scene, on: &machines, execution)
    }
}

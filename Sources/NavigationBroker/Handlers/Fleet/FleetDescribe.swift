import NavigationProtocol

extension FleetDescribe: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        .done(machines.fleet ?? Result())
    }
}

import NavigationProtocol

extension Ping: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        .done(Result())
    }
}

import NavigationProtocol

extension URLUnregister: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let module = try machines.registry.ownModule(module, of: execution.session)
        return .done(Result(module: module, try machines.modules.links.unregister(pattern, of: module)))
    }
}

import NavigationProtocol
import NavigationTree

extension ModuleList: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let (registered, activation) = (machines.registry.modules, machines.activation)
        let names = activation.names.union(registered.keys).sorted()
        return .done(Result(names.map { WireModule($0, registered[$0], activation[$0]?.described) }))
    }
}

extension Supervision {
    /// As `module.list` shows it.
    fileprivate var described: WireModule.Supervised {
        let failure = lastFailure.map { WireError($0, module: manifest.module) }
        return WireModule.Supervised(state.onTheWire, pid: pid, restarts: restarts, lastFailure: failure)
    }
}

import NavigationProtocol
import NavigationTree

extension ModuleList: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let (registered, activation) = (machines.registry.modules, machines.activation)
        let sight = machines.sight(execution)
        let names = activation.names.union(registered.keys).filter { sight?.sees(module: $0) ?? true }.sorted()
        let presentations = machines.modules.presentations
        let modules = names.map { name in
            let methods = presentations.methods(of: name)
            return WireModule(name, registered[name], activation[name]?.described, presentations: methods)
        }
        return .done(Result(modules))
    }
}

extension Supervision {
    /// As `module.list` shows it.
    fileprivate var described: WireModule.Supervised {
        let failure = lastFailure.map { WireError($0, module: manifest.module) }
        return WireModule.Supervised(state.onTheWire, pid: pid, restarts: restarts, lastFailure: failure)
    }
}

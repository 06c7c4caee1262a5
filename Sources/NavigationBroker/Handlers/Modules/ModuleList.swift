import JSON
import NavigationProtocol
import NavigationTree

extension ModuleList: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let (activation, presentations) = (machines.activation, machines.modules.presentations)
        var registered = machines.registry.modules.mapValues { module in
            WireModule.Registered(module, presentations: presentations.methods(of: module.name))
        }
        // Owners of shared scenes also say which modules this host starts. It knows that better.
        for element in machines.elsewhere.listed {
            guard let name = element["module"]?.string, let other = WireModule.Registered(element) else { continue }
            registered[name] = registered[name]?.joined(with: other) ?? other
        }
        let sight = machines.sight(execution)
        let names = activation.names.union(registered.keys).filter { sight?.sees(module: $0) ?? true }.sorted()
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

import NavigationProtocol
import NavigationTree

extension DestinationGet: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        try machines.sight(execution)?.requireSight(ofType: type)
        if let definition = machines.registry.definition(of: type) { return .done(Result(definition)) }
        let scoped = machines.registry.scopedDefinitions.first { $0.definition.type.description == type }
        guard let scoped else { throw WireError(.unknownDestination(type), in: machines.registry) }
        return .done(Result(scoped.definition, on: scoped.scope))
    }
}

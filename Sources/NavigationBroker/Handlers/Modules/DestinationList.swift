import JSON
import NavigationProtocol
import NavigationTree

extension DestinationList: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let sight = machines.sight(execution)
        if let module { try sight?.requireSight(ofModule: module) }
        if let module, machines.registry.modules[module] == nil {
            throw WireError(.unknownModule(module), in: machines.registry)
        }
        if module == nil { try machines.limits.checkCount(ofTypes: machines.registry.typeCount) }
        let everywhere = machines.registry.definitions(of: module)
            .filter { sight?.sees(type: $0.type.description) ?? true }
            .map { DestinationDescription($0) }
        let scoped = machines.registry.scopedDefinitions
            .filter { module == nil || $0.definition.type.module == module }
            .filter { sight?.sees(type: $0.definition.type.description) ?? true }
            .map { DestinationDescription($0.definition, on: $0.scope) }
        return .done(Result(everywhere + scoped))
    }
}

extension Limits {
    /// An answer with all types has no more of them than a request may have elements.
    fileprivate func checkCount(ofTypes count: Int) throws(WireError) {
        guard count > elements else { return }
        throw WireError(
            .limitReached,
            "There are \(count) types, and an answer may have \(elements); give a \"module\" of module.list",
            ["limit": "elements", "value": .integer(Int64(elements))]
        )
    }
}

import NavigationProtocol
import NavigationTree

extension RulesDescribe: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let rules = machines.registry.rules
        let graph = PathGraph(rules)
        switch format {
        case .dot: return .done(Result(.graph(DescribedGraph(graph.dot, in: .dot))))
        case .mermaid: return .done(Result(.graph(DescribedGraph(graph.mermaid, in: .mermaid))))
        case .json:
            let types = rules.describedTypes.map { type in
                DescribedType(
                    type,
                    roles: rules.roles(of: type).sorted(),
                    rule: rules.rule(of: type),
                    bound: rules.boundParts(of: type)
                )
            }
            return .done(Result(.rules(DescribedRules(types, graph))))
        }
    }
}

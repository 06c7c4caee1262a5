import JSON
import NavigationProtocol
import NavigationTree

// The rules of paths, told to people.

extension Machines {
    private enum Format: String, CaseIterable { case json, dot, mermaid }

    mutating func describeRules(_ parameters: inout Parameters) throws(WireError) {
        let format: Format = try parameters.choice("format") ?? .json
        try parameters.finish()
        let graph = PathGraph(registry.rules)
        result.raw("{\"format\":")
        result.string(format.rawValue)
        switch format {
        case .dot: writeGraph(graph.dot)
        case .mermaid: writeGraph(graph.mermaid)
        case .json: write(graph)
        }
        result.raw("}")
    }

    private mutating func writeGraph(_ text: String) {
        result.raw(",\"graph\":")
        result.string(text)
    }

    private mutating func write(_ graph: PathGraph) {
        result.raw(",\"types\":[")
        result.list(registry.rules.describedTypes) { [rules = registry.rules] result, type in
            result.raw("{\"type\":")
            result.string(type)
            result.raw(",\"roles\":")
            result.strings(rules.roles(of: type).sorted())
            if let rule = rules.rule(of: type) {
                result.raw(",\"rules\":")
                result.rule(rule)
            }
            let bound = rules.boundParts(of: type)
            if !bound.isEmpty {
                result.raw(",\"bound\":")
                result.strings(bound)
            }
            result.raw("}")
        }
        result.raw("],\"edges\":[")
        result.list(graph.edges) { result, edge in
            result.raw("{\"from\":")
            result.string(edge.from ?? PathRule.beginning)
            result.raw(",\"to\":")
            result.string(edge.to)
            result.raw("}")
        }
        result.raw("],\"open\":")
        result.strings(graph.open)
        result.raw(",\"unreachable\":")
        result.strings(graph.unreachable)
        result.raw(",\"deadEnds\":")
        result.strings(graph.deadEnds)
    }

    mutating func checkRules(_ target: SceneTarget) throws(WireError) {
        try check(target)
        let tree = self[scene: target.scene].tree
        result.raw("{\"scene\":")
        result.string(tree.scene)
        result.raw(",\"revision\":")
        result.integer(tree.revision)
        result.raw(",\"violations\":[")
        result.list(tree.violations(of: registry.rules)) { $0.violation($1) }
        result.raw("]}")
    }
}

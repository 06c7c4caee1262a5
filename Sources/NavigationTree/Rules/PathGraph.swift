/// Which types may stand on which, according to the rules. It shows people which types cannot be reached.
package struct PathGraph: Sendable {
    /// One type that may be pushed directly on another; `from` is nil at the beginning of a path.
    package struct Edge: Hashable, Sendable {
        package let from: String?
        package let to: String
    }

    /// The pushes that the rules allow, for the types that say what they stand on.
    package let edges: [Edge]
    /// Types without such a rule: they may stand on any type that is not a dead end.
    package let open: [String]
    /// Types that cannot be reached from the beginning of a path by any sequence of pushes and presentations.
    package let unreachable: [String]
    /// Types on which nothing may be pushed.
    package let deadEnds: [String]

    package init(_ rules: PathRules) {
        let types = rules.types.sorted()
        let bound = types.filter { rules.rule(of: $0)?.under != nil || rules.rule(of: $0)?.first == true }
        var edges: [Edge] = []
        for type in bound {
            for from in [nil] + types.map(Optional.some) where Self.leads(from, to: type, rules) {
                edges.append(Edge(from: from, to: type))
            }
        }
        self.edges = edges
        self.open = types.filter { !bound.contains($0) }
        self.deadEnds = types.filter { type in
            rules.rule(of: type)?.last == true || !types.contains { rules.mayStand($0, on: type) }
        }
        self.unreachable = Self.unreachable(types, open: Set(open), edges)
    }

    /// Whether `type` may be pushed on `from` or presented over it: both have the same needs.
    private static func leads(_ from: String?, to type: String, _ rules: PathRules) -> Bool {
        if let from, rules.rule(of: from)?.last == true { return false }
        guard let rule = rules.rule(of: type) else { return true }
        if rule.first == true, from != nil { return false }
        if rule.repeats == false, from == type { return false }
        return rule.under.map { rules.has(from, oneOf: $0) } ?? true
    }

    private static func unreachable(_ types: [String], open: Set<String>, _ edges: [Edge]) -> [String] {
        var reached = open
        var targets: [String: [String]] = [:]
        var waiting = Array(open)
        for edge in edges {
            if let from = edge.from { targets[from, default: []].append(edge.to) } else { waiting.append(edge.to) }
        }
        reached.formUnion(waiting)
        while let type = waiting.popLast() {
            for next in targets[type, default: []] where reached.insert(next).inserted { waiting.append(next) }
        }
        return types.filter { !reached.contains($0) }
    }

    /// The graph as text for Graphviz.
    package var dot: String {
        var lines = ["digraph paths {", "  \"root\" [shape=point];"]
        lines += open.map { "  \"\($0)\" [style=dashed];" }
        lines += edges.map { "  \"\($0.from ?? PathRule.beginning)\" -> \"\($0.to)\";" }
        return (lines + ["}"]).joined(separator: "\n") + "\n"
    }

    /// The graph as text for Markdown that draws Mermaid.
    package var mermaid: String {
        var ids: [String: String] = [PathRule.beginning: "root"]
        for (index, type) in (open + edges.flatMap { [$0.from, $0.to].compactMap { $0 } }).enumerated()
        where ids[type] == nil {
            ids[type] = "t\(index)"
        }
        var lines = ["flowchart LR", "  root((root))"]
        lines += ids.filter { $0.value != "root" }.sorted { $0.key < $1.key }.map { "  \($0.value)[\"\($0.key)\"]" }
        lines += edges.map { "  \(ids[$0.from ?? PathRule.beginning] ?? "root") --> \(ids[$0.to] ?? "root")" }
        return lines.joined(separator: "\n") + "\n"
    }
}

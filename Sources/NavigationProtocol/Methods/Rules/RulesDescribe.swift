package import NavigationTree

/// `rules.describe`: which types may stand on which.
package struct RulesDescribe: MethodDefinition {
    package static let method = Method.rulesDescribe
    package static let function = ClientFunction("describeRules")
    package static let summary = """
        Which types may stand on which: the roles and rules of all types; the edges that follow for types that say what they stand on; the types that may \
        stand anywhere (`open`), those that nothing leads to (`unreachable`), and those that nothing leads out of (`deadEnds`). Or the edges as a graph.
        """
    package static let resultSummary = "The rules, or a graph of them as text."
    package static let examples: [Example] = [
        Example(
            "an item stands on a list",
            after: [Example.ruled],
            "{}",
            gives: """
                {"format":"json","types":[{"type":"shop.item","roles":[],"rules":{"under":["list"]}},\
                {"type":"shop.list","roles":["list"]}],"edges":[{"from":"shop.list","to":"shop.item"}],\
                "open":["shop.list"],"unreachable":[],"deadEnds":[]}
                """
        ),
        Example(
            "for Graphviz",
            after: [Example.ruled],
            #"{"format":"dot"}"#,
            gives: #"""
                {"format":"dot","graph":"digraph paths {\n  \"root\" [shape=point];\n  \"shop.list\" [style=dashed];\n  \"shop.list\" -> \"shop.item\";\n}\n"}
                """#
        ),
    ]

    /// The form of the answer.
    package enum Format: String, WireChoice { case json, dot, mermaid }

    package let format: Format

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.format =
            try parameters.choice("format", "`dot` or `mermaid` for the edges as a graph; `json` when left out.")
            ?? .json
    }

    /// The rules.
    package struct Result: WireObject {
        package enum Form {
            case rules(DescribedRules)
            case graph(DescribedGraph)
        }

        let form: Form

        package init(_ form: Form) { self.form = form }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.variant { if case .rules(let rules) = $0.form { rules } else { nil } }
            object.variant { if case .graph(let graph) = $0.form { graph } else { nil } }
        }
    }
}

/// The edges as text for a program that draws graphs.
package struct DescribedGraph: WireObject {
    /// The languages that have an answer of this form.
    package enum Language: String, WireChoice { case dot, mermaid }

    let language: Language
    let text: String

    package init(_ text: String, in language: Language) { (self.text, self.language) = (text, language) }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("format", "The language of the graph.") { $0.language }
        object.member("graph", "The edges as text for Graphviz or Mermaid.") { $0.text }
    }
}

/// The rules of all types.
package struct DescribedRules: WireObject {
    let types: [DescribedType]
    let graph: PathGraph

    package init(_ types: [DescribedType], _ graph: PathGraph) { (self.types, self.graph) = (types, graph) }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.constant("format", "json", "The form of this answer.")
        object.member("types", "Every type that has roles or rules.") { $0.types }
        object.member("edges", "Which type may stand on which.") {
            $0.graph.edges.map { Edge(from: $0.from, to: $0.to) }
        }
        object.member("open", "Types that may stand anywhere.") { $0.graph.open }
        object.member("unreachable", "Types that nothing leads to.") { $0.graph.unreachable }
        object.member("deadEnds", "Types that nothing leads out of.") { $0.graph.deadEnds }
    }

    private struct Edge: WireObject {
        let from: String?
        let to: String

        static func members(_ object: inout some ObjectMembers<Self>) {
            object.member("from", "The type below; `root` for the beginning of a path.") {
                $0.from ?? PathRule.beginning
            }
            object.member("to", "The type that may stand on it.") { $0.to }
        }
    }
}

/// The roles and rules of one type.
package struct DescribedType: WireObject {
    let type: String
    let roles: [String]
    let rule: PathRule?
    let bound: [String]

    package init(_ type: String, roles: [String], rule: PathRule?, bound: [String]) {
        (self.type, self.roles, self.rule, self.bound) = (type, roles, rule, bound)
    }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("type", "The destination type.") { $0.type }
        object.member("roles", "Its roles.") { $0.roles }
        object.optional("rules", "Where it may stand.") { $0.rule }
        object.optional("bound", "The parts that the configuration's bindings decide.") {
            $0.bound.isEmpty ? nil : $0.bound
        }
    }
}

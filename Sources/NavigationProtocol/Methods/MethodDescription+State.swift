// Rules of paths.

extension MethodDescription {
    package static let rulesDescribe = Self(
        .rulesDescribe,
        """
        Which types may stand on which: the roles and rules of all types, the edges that follow for those that say what they stand on, the types that \
        may stand anywhere (`open`), those that nothing leads to (`unreachable`), and those that nothing leads out of (`deadEnds`). Or the edges as a graph.
        """,
        [ParameterDescription("format", "`json` when left out.", schema: #"{"enum":["json","dot","mermaid"]}"#)],
        result: .object("rules", "Or `graph`, a text.", #""format":{"type":"string"}"#),
        examples: [
            Example(
                "an item stands on a list",
                after: [ruled],
                "{}",
                gives: """
                    {"format":"json","types":[{"type":"shop.item","roles":[],"rules":{"under":["list"]}},\
                    {"type":"shop.list","roles":["list"]}],"edges":[{"from":"shop.list","to":"shop.item"}],\
                    "open":["shop.list"],"unreachable":[],"deadEnds":[]}
                    """
            ),
            Example(
                "for Graphviz",
                after: [ruled],
                #"{"format":"dot"}"#,
                gives: #"""
                    {"format":"dot","graph":"digraph paths {\n  \"root\" [shape=point];\n  \"shop.list\" [style=dashed];\n  \"shop.list\" -> \"shop.item\";\n}\n"}
                    """#
            ),
        ]
    )

    private static let ruled = """
        {"id":0,"method":"module.register","params":{"module":"shop","destinations":[{"type":"shop.list","roles":["list"]},\
        {"type":"shop.item","rules":{"under":["list"]}}]}}
        """

    package static let rulesCheck = Self(
        .rulesCheck,
        "The places of a scene that break a rule now: rules may have come, or changed, after the entries.",
        [.scene],
        result: .object(
            "violations",
            "As in the refusal `path_refused`.",
            #""scene":{"type":"string"},"revision":{"type":"integer"},"violations":{"type":"array"}"#
        ),
        errors: [.unknownScene],
        examples: [
            Example(
                "a rule that came later",
                after: [Example.shop, #"{"id":0,"method":"push","params":{"type":"shop.item"}}"#, ruled],
                "{}",
                gives: """
                    {"scene":"main","revision":1,"violations":[{"rule":"under","type":"shop.item","navigator":"n1","position":0,\
                    "needed":["list"],"ruleOf":"shop.item","source":"shop","legal":["shop.list","shop.item"]}]}
                    """
            )
        ]
    )
}

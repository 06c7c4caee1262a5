import NavigationClient
import NavigationControl
import Testing

struct TreeGraphTests {
    @Test func dotHasALineForEachNodeAndEdge() throws {
        let expected = #"""
            digraph "main" {
              label="main revision 3"; labelloc=t; fontname="sans-serif";
              node [shape=box, fontname="sans-serif"];
              edge [fontname="sans-serif", fontsize=10];
              "n1" [label="root n1", style=""];
              "e2" [label="shop.list e2", style="rounded"];
              "e3" [label="shop.item e3\n{\"id\":42}", style="rounded"];
              "n5" [label="stack right n5", style=""];
              "n7" [label="sheet n7 *\nshop.gone\n(orphaned)", style="bold", color="#b00020"];
              "n1" -> "e2";
              "e2" -> "e3";
              "n1" -> "n5" [label="selected"];
              "n5" -> "n7" [label="presented", style=dashed];
            }
            """#
        #expect(try graph().dot == expected)
    }

    @Test func mermaidHasALineForEachNodeAndEdge() throws {
        let expected = """
            %% main revision 3
            flowchart TB
              n1["root n1"]
              e2("shop.list e2")
              e3("shop.item e3<br>{#34;id#34;:42}")
              n5["stack right n5"]
              n7["sheet n7 *<br>shop.gone<br>(orphaned)"]
              n1 --> e2
              e2 --> e3
              n1 -->|selected| n5
              n5 -.->|presented| n7
              style n7 stroke-width:3px
            """
        #expect(try graph().mermaid == expected)
    }

    @Test func svgHasABoxForEachNode() throws {
        let lines = try graph().svg.split(separator: "\n")
        #expect(lines.count { $0.hasPrefix("<rect class=\"entry") } == 2)
        #expect(lines.count { $0.hasPrefix("<rect class=\"navigator") } == 3)
        #expect(lines.count { $0.hasPrefix("<rect class=\"navigator current marked") } == 1)
        #expect(lines.count { $0.hasPrefix("<path class=\"below") } == 3)
        #expect(lines.count { $0.hasPrefix("<path class=\"over") } == 1)
        #expect(lines.contains { $0.contains(">{&quot;id&quot;:42}</text>") })
    }

    @Test func textsFromOutsideStayTexts() throws {
        let hostile = "\"];\\n`<script>&#\u{1B}\u{FFFE}"
        let root = navigator(.root, "n1", path: [entry("e2", "a.b", ["t": JSONPayload(hostile)])])
        let graph = TreeGraph(try snapshot([root]))
        #expect(graph.dot.contains(#"a.b e2\n{\"t\":\"\\\"];\\\\n`<script>&#\\u001b"#))
        #expect(graph.mermaid.contains(#"{#34;t#34;:#34;#92;#34;];#92;#92;n#96;#60;script#62;#38;#35;#92;u001b"#))
        #expect(graph.svg.contains(#"{&quot;t&quot;:&quot;\&quot;];\\n`&lt;script&gt;&amp;#\u001b"#))
        for text in [graph.dot, graph.mermaid, graph.svg] { #expect(!text.contains("\u{1B}")) }
        #expect(!graph.svg.unicodeScalars.contains("\u{FFFE}"))
    }

    @Test func longArgumentsAreCut() throws {
        let long = JSONPayload(String(repeating: "x", count: 500))
        let root = navigator(.root, "n1", path: [entry("e2", "a.b", ["t": long])])
        let graph = TreeGraph(try snapshot([root]))
        #expect(graph.dot.contains("xxx…\""))
        #expect(!graph.dot.contains(String(repeating: "x", count: 60)))
    }

    @Test func treeOfAnyDepthIsDrawn() throws {
        let depth = 1000
        let navigators = (0...depth).map { level in
            navigator(
                level == 0 ? .root : .presentation,
                "n\(level)",
                parent: level == 0 ? nil : "n\(level - 1)",
                method: level == 0 ? nil : "sheet",
                presented: level == depth ? nil : "n\(level + 1)"
            )
        }
        let graph = TreeGraph(try snapshot(navigators))
        #expect(graph.svg.split(separator: "\n").count { $0.hasPrefix("<rect class=\"navigator") } == depth + 1)
        #expect(graph.dot.split(separator: "\n").count { $0.contains("->") } == depth)
    }

    private func graph() throws -> TreeGraph {
        let path = [entry("e2", "shop.list"), entry("e3", "shop.item", ["id": 42])]
        let navigators = [
            navigator(.root, "n1", children: ["n5"], selected: "n5", path: path),
            navigator(.stack, "n5", name: "right", parent: "n1", presented: "n7"),
            navigator(
                .presentation,
                "n7",
                parent: "n5",
                method: "sheet",
                root: entry("e8", "shop.gone"),
                hasPath: false
            ),
        ]
        return TreeGraph(try snapshot(navigators, orphaned: ["shop.gone"]))
    }

    private func snapshot(_ navigators: [Contract.Navigator], orphaned: Set<String> = []) throws -> Snapshot {
        try Snapshot(revision: 3, instance: "aa", orphaned: orphaned, navigators: navigators)
    }
}

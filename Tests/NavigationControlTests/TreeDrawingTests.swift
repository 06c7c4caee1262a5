import NavigationClient
import NavigationControl
import Testing

struct TreeDrawingTests {
    @Test func emptySceneIsItsRoot() throws {
        let drawing = TreeDrawing.lines(of: try snapshot([navigator(.root, "n1")]))
        #expect(drawing == ["main revision 3", "root n1 *"])
    }

    @Test func everythingHasItsPlaceAndMark() throws {
        let lines = TreeDrawing.lines(of: try everything())
        #expect(
            lines == [
                "main revision 3",
                "root n1",
                "├─ shop.list e2",
                "├─ stack left n3",
                #"│  └─ shop.item {"id":42} e4 (orphaned)"#,
                "└─ stack right n5 (selected)",
                "   ├─ shop.list e6",
                #"   └─ sheet n7 · shop.item {"id":1} (presented, orphaned) *"#,
            ]
        )
    }

    @Test func alertHasItsButtonsAndWhatGoesIsMarked() throws {
        let alert = entry("e4", "a.ask", transient: true)
        let buttons: [Contract.Button] = [
            .init(answer: "yes", label: "Delete", role: .destructive), .init(answer: "no", label: "no"),
        ]
        let navigators = [
            navigator(.root, "n1", presented: "n3"),
            navigator(
                .presentation,
                "n3",
                parent: "n1",
                method: "alert",
                root: alert,
                buttons: buttons,
                hasPath: false
            ),
        ]
        let plain = TreeDrawing.lines(of: try snapshot(navigators))
        #expect(plain.last == "└─ alert n3 · a.ask (presented, transient) [yes: Delete] [no] *")
        let coloured = TreeDrawing.lines(of: try snapshot(navigators), inColour: true)
        #expect(coloured.last?.contains("\u{1B}[31m [yes: Delete]\u{1B}[0m [no]") == true)
    }

    @Test func argumentsGiveWayBeforeAnythingElse() throws {
        let root = navigator(.root, "n1", path: [entry("e2", "a.b", ["text": "something long"])])
        let lines = TreeDrawing.lines(of: try snapshot([root], orphaned: ["a.b"]), width: 30)
        // Without the arguments 20 columns are taken; a space, eight characters and the ellipsis fill the other ten.
        #expect(lines.last == #"└─ a.b {"text":… e2 (orphaned)"#)
    }

    @Test(arguments: [1, 2, 7, 13, 20, 40, 80])
    func noLineIsWiderThanTheTerminal(width: Int) throws {
        for line in TreeDrawing.lines(of: try everything(), width: width) {
            #expect(DisplayWidth.columns(of: line) <= width, "\(line)")
        }
    }

    @Test func wideCharactersAreNeverHalved() throws {
        let root = navigator(.root, "n1", path: [entry("e2", "a.b", "日本語")])
        // "└─ a.b" takes 6 columns, " e2" 3: of ` "日本語"`, 9 columns wide, 6 are left.
        #expect(TreeDrawing.lines(of: try snapshot([root]), width: 15).last == #"└─ a.b "日… e2"#)
    }

    @Test func coloursDoNotCountAsWidth() throws {
        let plain = TreeDrawing.lines(of: try everything(), width: 24)
        let coloured = TreeDrawing.lines(of: try everything(), width: 24, inColour: true)
        #expect(coloured.map(withoutCodes) == plain)
        #expect(coloured != plain)
    }

    @Test func controlCharactersAreWrittenOut() throws {
        let arguments = try JSONPayload(text: "\"\u{9B}2J\"")
        let root = navigator(.root, "n1", path: [entry("e2", "a.b", arguments)])
        #expect(TreeDrawing.lines(of: try snapshot([root])).last == #"└─ a.b "\u009b2J" e2"#)
    }

    @Test func deepTreeIsDrawnWithinBounds() throws {
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
        let lines = TreeDrawing.lines(of: try snapshot(navigators))
        #expect(lines.count == depth + 2)
        #expect(lines.last == String(repeating: "   ", count: 15) + "└─ 1000: sheet n1000 (presented) *")
        #expect(lines[TreeDrawing.indentedLevels + 1].hasSuffix("└─ sheet n16 (presented)"))
    }

    private func everything() throws -> Snapshot {
        try snapshot(
            [
                navigator(
                    .root,
                    "n1",
                    children: ["n3", "n5"],
                    selected: "n5",
                    path: [entry("e2", "shop.list")]
                ),
                navigator(
                    .stack,
                    "n3",
                    name: "left",
                    parent: "n1",
                    path: [entry("e4", "shop.item", ["id": 42])]
                ),
                navigator(
                    .stack,
                    "n5",
                    name: "right",
                    parent: "n1",
                    presented: "n7",
                    path: [entry("e6", "shop.list")]
                ),
                navigator(
                    .presentation,
                    "n7",
                    parent: "n5",
                    method: "sheet",
                    root: entry("e8", "shop.item", ["id": 1]),
                    hasPath: false
                ),
            ],
            orphaned: ["shop.item"]
        )
    }

    private func snapshot(_ navigators: [Contract.Navigator], orphaned: Set<String> = []) throws -> Snapshot {
        try Snapshot(revision: 3, instance: "aa", orphaned: orphaned, navigators: navigators)
    }

    private func withoutCodes(_ line: String) -> String {
        var result = ""
        var isCode = false
        for character in line {
            if character == "\u{1B}" { isCode = true }
            if !isCode { result.append(character) }
            if isCode, character == "m" { isCode = false }
        }
        return result
    }
}

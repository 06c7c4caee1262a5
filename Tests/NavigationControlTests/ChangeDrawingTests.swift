import NavigationClient
import NavigationControl
import Testing

struct ChangeDrawingTests {
    private static let entry: JSONPayload = ["id": "e4", "type": "shop.item", "arguments": ["id": 7]]
    private static let sheet: JSONPayload = [
        "id": "n3", "kind": "presentation", "parent": "n1", "method": "sheet", "root": ["type": "shop.delivery"],
    ]
    private static let stack: JSONPayload = ["id": "n5", "kind": "stack", "parent": "n1", "name": "home"]
    private static let lock: JSONPayload = ["id": "a2", "kind": "lock", "navigator": "n3", "reason": "paying"]
    private static let mapping: JSONPayload = ["kind": "mapping", "navigator": "n1", "from": "a.b", "to": "c.d"]
    private static let answer: JSONPayload = [
        "kind": "alert.answered", "navigator": "n3", "entry": "e9", "name": "yes",
    ]

    private static let changes: [(change: JSONPayload, words: String)] = [
        (["kind": "entry.added", "navigator": "n1", "entry": entry], #"added shop.item to n1, by push {"id":7}"#),
        (
            ["kind": "entry.removed", "navigator": "n1", "entry": entry],
            #"removed shop.item from n1, by push {"id":7}"#
        ),
        (["kind": "entry.changed", "navigator": "n1", "entry": entry], #"changed shop.item on n1, by push {"id":7}"#),
        (["kind": "navigator.created", "navigator": sheet], "opened sheet shop.delivery over n1, by push"),
        (["kind": "navigator.closed", "navigator": stack], "closed stack home in n1, by push"),
        (["kind": "navigator.selected", "parent": "n1", "child": "n5"], "selected n5 in n1, by push"),
        (["kind": "navigator.selected", "parent": "n1", "child": nil], "selected no stack in n1, by push"),
        (["kind": "type.orphaned", "type": "shop.item"], "orphaned shop.item, by push"),
        (["kind": "type.revived", "type": "shop.item"], "revived shop.item, by push"),
        (["kind": "attachment.added", "attachment": lock], "added lock a2 on n3, by push paying"),
        (["kind": "attachment.removed", "attachment": mapping], "removed mapping a.b from n1, by push c.d"),
        (["kind": "attachment.changed", "attachment": lock], "changed lock a2 on n3, by push paying"),
        (["kind": "signal", "signal": answer], "sent alert.answered yes at n3, by push"),
        (["kind": "moon.rose"], "moon.rose, by push"),
    ]

    @Test func everyKindHasItsWords() {
        for (change, words) in Self.changes {
            #expect(ChangeDrawing.lines(of: changed([change])) == ["   12 till \(words)"])
        }
        let known = Set(Self.changes.compactMap { $0.change["kind"]?.string })
        #expect(known.isSuperset(of: ChangeCondition.kinds))
    }

    @Test func eachChangeHasALine() {
        #expect(ChangeDrawing.lines(of: changed(Self.changes.map(\.change))).count == Self.changes.count)
        #expect(ChangeDrawing.lines(of: changed([])) == [])
    }

    @Test func namesStayWhenTheArgumentsDoNotFit() {
        let line = ChangeDrawing.lines(of: changed([Self.changes[0].change]), width: 44)
        #expect(line == [#"   12 till added shop.item to n1, by push {…"#])
    }

    @Test(arguments: [1, 7, 20, 50, 80])
    func noLineIsWiderThanTheTerminal(width: Int) {
        for line in ChangeDrawing.lines(of: changed(Self.changes.map(\.change)), width: width) {
            #expect(DisplayWidth.columns(of: line) <= width, "\(line)")
        }
    }

    @Test func coloursTellWhatCameFromWhatWent() {
        let lines = ChangeDrawing.lines(of: changed(Self.changes.map(\.change)), inColour: true)
        #expect(lines[0].contains("\u{1B}[32madded\u{1B}[0m"))
        #expect(lines[1].contains("\u{1B}[31mremoved\u{1B}[0m"))
        #expect(lines[2].contains("\u{1B}[33mchanged\u{1B}[0m"))
    }

    @Test func theHostActsToo() {
        let payload: JSONPayload = [
            "revision": 3, "cause": ["method": "time.passed"],
            "changes": [["kind": "type.orphaned", "type": "\u{1B}[2J"]],
        ]
        #expect(ChangeDrawing.lines(of: .changed(payload)) == [#"    3 navhost orphaned \u{1b}[2J, by time.passed"#])
    }

    @Test func otherSignalsHaveALine() {
        let event: JSONPayload = [
            "watch": 1, "scene": "main", "level": "debug", "kind": "session.opened", "session": "s4",
        ]
        let signals: [(WatchSignal, String)] = [
            (.started(["watch": 1, "snapshot": ["scene": "main", "revision": 5]]), "watching main from revision 5"),
            (.started(["scene": "main", "resumed": true, "from": 3, "revision": 5]), "watching main from revision 3"),
            (.event(event), "      debug session.opened session=s4"),
            (.ended(["reason": "scene_closed"]), "the host has ended the watch: scene_closed"),
        ]
        for (signal, line) in signals { #expect(ChangeDrawing.lines(of: signal) == [line]) }
        #expect(ChangeDrawing.lines(of: .lagged(["revision": 9]))[0].hasPrefix("    9 revisions are missing"))
    }

    private func changed(_ changes: [JSONPayload]) -> WatchSignal {
        .changed(["revision": 12, "cause": ["method": "push", "client": "till"], "changes": .array(changes)])
    }
}

import NavigationClient
import NavigationProtocol
import Testing

struct SnapshotTests {
    private let first = """
        {"scene":"main","revision":4,"instance":"00000000000000aa","current":"n2","configuration":{},"orphaned":[],"navigators":[
        {"id":"n1","kind":"root","hasPath":true,"children":["n2","n3"],"selected":"n2","path":[]},
        {"id":"n2","kind":"stack","parent":"n1","hasPath":true,"children":[],"path":[
        {"id":"e4","type":"a.b","arguments":{"x":1.0},"module":"a","method":"push","cause":{"revision":4,"session":"s1"}}]},
        {"id":"n3","kind":"stack","name":"right","parent":"n1","hasPath":true,"children":[],"path":[]}]}
        """

    @Test func wholeSnapshotIsRead() throws {
        let snapshot = try Snapshot(JSONPayload(text: first))
        #expect(snapshot.revision == 4)
        #expect(snapshot.root == "n1")
        #expect(snapshot.navigators.map(\.id) == ["n1", "n2", "n3"])
        #expect(snapshot["n2"]?.path.first?.arguments.text == #"{"x":1.0}"#)
        #expect(snapshot["n3"]?.name == "right")
        #expect(snapshot.current == "n2")
    }

    @Test func everyKindOfChangeIsApplied() throws {
        var snapshot = try Snapshot(JSONPayload(text: first))
        try snapshot.apply(
            change(
                5,
                [
                    .entryAdded(navigator: "n2", position: 0, entry("e5")),
                    .navigatorCreated(presentation("n6", over: "n2"), previous: nil),
                    .typeOrphaned("a.b"),
                ]
            )
        )
        #expect(snapshot["n2"]?.path.map(\.id) == ["e5", "e4"])
        #expect(snapshot.current == "n6")
        #expect(snapshot.orphaned == ["a.b"])
        try snapshot.apply(
            change(
                6,
                [
                    .navigatorClosed(presentation("n6", over: "n2")),
                    .entryRemoved(navigator: "n2", position: 1, entry("e4")),
                    .typeRevived("a.b"),
                    .navigatorSelected(parent: "n1", child: "n3", previous: "n2"),
                    .navigatorCreated(Navigator(kind: "stack", id: "n7", parent: "n3"), previous: nil),
                    .navigatorSelected(parent: "n3", child: "n7", previous: nil),
                ]
            )
        )
        let expected = try Snapshot(
            revision: 6,
            instance: "00000000000000aa",
            navigators: [
                Navigator(kind: "root", id: "n1", children: ["n2", "n3"], selected: "n3"),
                Navigator(kind: "stack", id: "n2", parent: "n1", path: [entry("e5")]),
                Navigator(kind: "stack", id: "n3", name: "right", parent: "n1", children: ["n7"], selected: "n7"),
                Navigator(kind: "stack", id: "n7", parent: "n3"),
            ]
        )
        #expect(snapshot == expected)
        #expect(snapshot.current == "n7")
    }

    @Test func overlaysStandBesideThePresentation() throws {
        var snapshot = try Snapshot(JSONPayload(text: first))
        let (toast, older) = (overlay("n10"), overlay("n9"))
        try snapshot.apply(change(5, [.navigatorCreated(toast, previous: nil)]))
        try snapshot.apply(
            change(6, [.navigatorCreated(presentation("n11", over: "n2"), previous: nil)])
        )
        // An undo brings back one that is older.
        try snapshot.apply(change(7, [.navigatorCreated(older, previous: nil)]))
        #expect(snapshot["n2"]?.overlays == ["n9", "n10"] && snapshot["n2"]?.presented == "n11")
        #expect(snapshot.navigators.map(\.id) == ["n1", "n2", "n9", "n10", "n11", "n3"])
        #expect(snapshot.current == "n11" && snapshot["n10"]?.closesAfter == 4)
        try snapshot.apply(change(8, [.navigatorClosed(older)]))
        #expect(snapshot["n2"]?.overlays == ["n10"])
    }

    @Test func revisionThatIsNotTheNextIsRefused() throws {
        var snapshot = try Snapshot(JSONPayload(text: first))
        let before = snapshot
        #expect(throws: SnapshotError.notTheNextRevision(expected: 5, found: 6)) { try snapshot.apply(change(6, [])) }
        #expect(snapshot == before)
    }

    @Test(
        arguments: [
            .entryRemoved(navigator: "n2", position: 0, entry("e9")),
            .entryRemoved(navigator: "n2", position: 1, entry("e4")),
            .entryAdded(navigator: "n2", position: 2, entry("e9")),
            .entryAdded(navigator: "n9", position: 0, entry("e9")),
            .navigatorClosed(Navigator(kind: "root", id: "n1")),
            .navigatorClosed(Navigator(kind: "stack", id: "n9", parent: "n1")),
            .navigatorCreated(Navigator(kind: "stack", id: "n3", parent: "n1"), previous: "n3"),
            .navigatorCreated(Navigator(kind: "stack", id: "n9", parent: "n1"), previous: "n7"),
            .navigatorSelected(parent: "n1", child: "n9", previous: "n2"),
            .typeRevived("a.b"),
            .unknown(kind: "entry.painted", .emptyObject),
        ] as [TreeChange]
    )
    func stepThatDoesNotFitIsRefused(step: TreeChange) throws {
        var snapshot = try Snapshot(JSONPayload(text: first))
        #expect(throws: SnapshotError.doesNotFit(step)) { try snapshot.apply(change(5, [step])) }
    }

    @Test func changesAreReadFromTheWire() throws {
        let change = try SceneChange(
            JSONPayload(
                text: """
                    {"watch":"w1","scene":"main","revision":5,"cause":{"method":"pop","session":"s2"},"changes":[
                    {"kind":"entry.removed","navigator":"n2","position":0,"entry":{"id":"e4","type":"a.b","arguments":{},"module":"a","method":"push","cause":{"revision":4}}},
                    {"kind":"navigator.selected","parent":"n1","child":null,"previous":"n2"},
                    {"kind":"type.orphaned","type":"a.b"},
                    {"kind":"later","x":1}]}
                    """
            )
        )
        #expect(change.revision == 5)
        #expect(change.cause == SceneChange.Cause(method: "pop", session: "s2"))
        let removed = Entry(id: "e4", type: "a.b", module: "a", cause: Entry.Cause(revision: 4))
        #expect(
            change.changes == [
                .entryRemoved(navigator: "n2", position: 0, removed),
                .navigatorSelected(parent: "n1", child: nil, previous: "n2"),
                .typeOrphaned("a.b"),
                .unknown(kind: "later", try JSONPayload(text: #"{"kind":"later","x":1}"#)),
            ]
        )
    }

    @Test(arguments: ["{}", #"{"scene":"main","revision":"1","instance":"","navigators":[]}"#, "[]"])
    func brokenSnapshotIsABadAnswer(text: String) {
        #expect(throws: NavigationClientError.self) { try Snapshot(JSONPayload(text: text)) }
    }

    @Test func theKindsOfChangesAreTheHosts() {
        #expect(TreeChange.kinds == ChangeKind.allCases.map(\.rawValue))
    }

    private func change(_ revision: Int, _ steps: [TreeChange]) -> SceneChange {
        SceneChange(revision: revision, cause: SceneChange.Cause(method: "test"), changes: steps)
    }

    private func overlay(_ id: NavigatorID) -> Navigator {
        Navigator(kind: "overlay", id: id, parent: "n2", method: "toast", hasPath: false, closesAfter: 4)
    }

    private func presentation(_ id: NavigatorID, over parent: NavigatorID) -> Navigator {
        Navigator(kind: "presentation", id: id, parent: parent, method: "sheet", hasPath: false)
    }
}

private func entry(_ id: EntryID) -> Entry {
    Entry(id: id, type: "a.b", module: "a", cause: Entry.Cause(revision: 5, session: "s1"))
}

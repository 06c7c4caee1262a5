import NavigationClient
import Testing

struct SnapshotTests {
    private let first = """
        {"scene":"main","revision":4,"instance":"00000000000000aa","current":"n2","configuration":{"executionDelay":0,"verbosity":"info"},"orphaned":[],"attachments":[],"navigators":[
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
                    .entryAdded(.init(navigator: "n2", position: 0, entry: entry("e5"))),
                    .navigatorCreated(.init(navigator: presentation("n6", over: "n2"))),
                    .typeOrphaned(.init(type: "a.b")),
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
                    .navigatorClosed(.init(navigator: presentation("n6", over: "n2"))),
                    .entryRemoved(.init(navigator: "n2", position: 1, entry: entry("e4"))),
                    .typeRevived(.init(type: "a.b")),
                    .navigatorSelected(.init(parent: "n1", child: "n3", previous: "n2")),
                    .navigatorCreated(.init(navigator: navigator(.stack, "n7", parent: "n3"))),
                    .navigatorSelected(.init(parent: "n3", child: "n7", previous: nil)),
                ]
            )
        )
        let expected = try Snapshot(
            revision: 6,
            instance: "00000000000000aa",
            configuration: .init(executionDelay: 0, verbosity: .info),
            navigators: [
                navigator(.root, "n1", children: ["n2", "n3"], selected: "n3"),
                navigator(.stack, "n2", parent: "n1", path: [entry("e5")]),
                navigator(.stack, "n3", name: "right", parent: "n1", children: ["n7"], selected: "n7"),
                navigator(.stack, "n7", parent: "n3"),
            ]
        )
        #expect(snapshot == expected)
        #expect(snapshot.current == "n7")
    }

    @Test func overlaysStandBesideThePresentation() throws {
        var snapshot = try Snapshot(JSONPayload(text: first))
        let (toast, older) = (overlay("n10"), overlay("n9"))
        try snapshot.apply(change(5, [.navigatorCreated(.init(navigator: toast))]))
        try snapshot.apply(
            change(6, [.navigatorCreated(.init(navigator: presentation("n11", over: "n2")))])
        )
        // An undo brings back one that is older.
        try snapshot.apply(change(7, [.navigatorCreated(.init(navigator: older))]))
        #expect(snapshot["n2"]?.overlays == ["n9", "n10"] && snapshot["n2"]?.presented == "n11")
        #expect(snapshot.navigators.map(\.id) == ["n1", "n2", "n9", "n10", "n11", "n3"])
        #expect(snapshot.current == "n11" && snapshot["n10"]?.closesAfter == 4)
        try snapshot.apply(change(8, [.navigatorClosed(.init(navigator: older))]))
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
            .entryRemoved(.init(navigator: "n2", position: 0, entry: entry("e9"))),
            .entryRemoved(.init(navigator: "n2", position: 1, entry: entry("e4"))),
            .entryAdded(.init(navigator: "n2", position: 2, entry: entry("e9"))),
            .entryAdded(.init(navigator: "n9", position: 0, entry: entry("e9"))),
            .navigatorClosed(.init(navigator: navigator(.root, "n1"))),
            .navigatorClosed(.init(navigator: navigator(.stack, "n9", parent: "n1"))),
            .navigatorCreated(.init(navigator: navigator(.stack, "n3", parent: "n1"), previous: "n3")),
            .navigatorCreated(.init(navigator: navigator(.stack, "n9", parent: "n1"), previous: "n7")),
            .navigatorSelected(.init(parent: "n1", child: "n9", previous: "n2")),
            .typeRevived(.init(type: "a.b")),
            .unknown(["kind": "entry.painted"]),
        ] as [Contract.Change]
    )
    func stepThatDoesNotFitIsRefused(step: Contract.Change) throws {
        var snapshot = try Snapshot(JSONPayload(text: first))
        #expect(throws: SnapshotError.doesNotFit(step)) { try snapshot.apply(change(5, [step])) }
    }

    @Test func changesAreReadFromTheWire() throws {
        let change = try Contract.ChangedNotification(
            reading: JSONPayload(
                text: """
                    {"watch":1,"scene":"main","revision":5,"cause":{"method":"pop","session":"s2"},"changes":[
                    {"kind":"entry.removed","navigator":"n2","position":0,"entry":{"id":"e4","type":"a.b","arguments":{},"module":"a","method":"push","cause":{"revision":4}}},
                    {"kind":"navigator.selected","parent":"n1","child":null,"previous":"n2"},
                    {"kind":"type.orphaned","type":"a.b"},
                    {"kind":"later","x":1}]}
                    """
            )
        )
        #expect(change.revision == 5)
        #expect(change.cause == Contract.Cause(method: "pop", session: "s2"))
        let removed = entry("e4", cause: .init(revision: 4))
        #expect(
            change.changes == [
                .entryRemoved(.init(navigator: "n2", position: 0, entry: removed)),
                .navigatorSelected(.init(parent: "n1", child: nil, previous: "n2")),
                .typeOrphaned(.init(type: "a.b")),
                .unknown(try JSONPayload(text: #"{"kind":"later","x":1}"#)),
            ]
        )
    }

    @Test(arguments: ["{}", #"{"scene":"main","revision":"1","instance":"","navigators":[]}"#, "[]"])
    func brokenSnapshotIsABadAnswer(text: String) {
        #expect(throws: NavigationClientError.self) { try Snapshot(JSONPayload(text: text)) }
    }

    private func change(_ revision: Int, _ steps: [Contract.Change]) -> Contract.ChangedNotification {
        .init(watch: 1, scene: "main", revision: revision, cause: .init(method: "test"), changes: steps)
    }

    private func overlay(_ id: String) -> Contract.Navigator {
        var overlay = navigator(.overlay, id, parent: "n2", hasPath: false)
        (overlay.method, overlay.closesAfter) = ("toast", 4)
        return overlay
    }

    private func presentation(_ id: String, over parent: String) -> Contract.Navigator {
        var presentation = navigator(.presentation, id, parent: parent, hasPath: false)
        presentation.method = "sheet"
        return presentation
    }
}

private func navigator(
    _ kind: Contract.NavigatorKind,
    _ id: String,
    name: String? = nil,
    parent: String? = nil,
    hasPath: Bool = true,
    children: [String] = [],
    selected: String? = nil,
    path: [Contract.Entry] = []
) -> Contract.Navigator {
    Contract.Navigator(
        id: id,
        kind: kind,
        hasPath: hasPath,
        children: children,
        path: path,
        name: name,
        parent: parent,
        selected: selected
    )
}

private func entry(
    _ id: String,
    cause: Contract.EntryCause = .init(revision: 5, session: "s1")
) -> Contract.Entry {
    Contract.Entry(id: id, type: "a.b", arguments: .emptyObject, module: "a", method: "push", cause: cause)
}

/// `tree.get`: a tree, or a part of it.
package struct TreeGet: MethodDefinition {
    package static let method = Method.treeGet
    package static let function = ClientFunction("tree")
    package static let summary = """
        The whole scene, or a navigator with everything below it, as one consistent snapshot: now, or at a \
        revision that is kept. With `limit`, it comes in parts: each one but the last has a `next`, which the next request gives as `after`, besides the same \
        other parameters. All parts are of the revision of the first one. A navigator that two parts have is the same one: its `path`, `children` and `overlays` \
        go on. Scenes with more than `snapshot` bytes (a limit) of text can only be read in parts.
        """
    package static let resultSummary = "The scene, or a part of it."
    package static let traits: MethodTraits = .isReadInParts
    package static let errors: [ErrorCode] = [.unknownScene, .unknownNavigator, .outsideWindow, .answerTooLarge]
    package static let examples: [Example] = [
        Example(
            "one entry",
            after: [
                Example.shop, #"{"id":0,"method":"navigate","params":{"type":"shop.list","arguments":{"page":2}}}"#,
            ],
            "{}",
            gives: """
                {"scene":"main","revision":1,"instance":"0123456789abcdef","current":"n1","configuration":{"executionDelay":0,"verbosity":"info"},\
                "orphaned":[],"navigators":[{"id":"n1","kind":"root","hasPath":true,"children":[],"path":[{"id":"e2","type":"shop.list",\
                "arguments":{"page":2},"module":"shop","method":"push","cause":{"revision":1,"session":"s1"}}]}],\
                "attachments":[]}
                """
        ),
        Example(
            "the first of several parts",
            after: [
                Example.shop,
                #"{"id":0,"method":"path.set","params":{"path":[{"type":"shop.list"},{"type":"shop.list"}]}}"#,
            ],
            #"{"limit":2}"#,
            gives: """
                {"scene":"main","revision":1,"instance":"0123456789abcdef","current":"n1","configuration":{"executionDelay":0,"verbosity":"info"},\
                "orphaned":[],"navigators":[{"id":"n1","kind":"root","hasPath":true,"children":[],"path":[{"id":"e2","type":"shop.list",\
                "arguments":{},"module":"shop","method":"push","cause":{"revision":1,"session":"s1"}}]}],\
                "attachments":[],"next":"1.n1.1"}
                """
        ),
    ]

    package let scene: SceneTarget
    /// The whole tree when nil.
    package let navigator: String?
    package let revision: UInt64?
    /// How many items a part has at most; nil for all at once, unless ``after`` is given.
    package let limit: Int?
    /// Where the part begins.
    package let after: PartCursor?

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.scene = try SceneTarget(reading: &parameters)
        self.navigator = try parameters.string("navigator", "Id or name of a navigator; the whole scene when left out.")
        let revision = try parameters.integer(
            "revision",
            "A revision that is kept; the newest when left out.",
            in: 0...Int64.max
        )
        self.revision = revision.map { UInt64($0) }
        self.limit = try parameters.integer(
            "limit",
            "Reads a part: at most this many entries, navigators and attachments, and about a megabyte of text.",
            in: 1...Int64(Int32.max)
        )
        self.after = try parameters.cursor(
            "after",
            "The `next` of the part before; it is refused with `outside_window` when its revision is not kept any more, or lies too far back."
        )
    }

    package typealias Result = Snapshot
}

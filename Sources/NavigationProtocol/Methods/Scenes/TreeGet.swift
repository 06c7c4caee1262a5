/// `tree.get`: a tree, or a part of it.
package struct TreeGet: MethodDefinition {
    package static let method = Method.treeGet
    package static let summary = """
        The whole scene, or a navigator with everything below it, as one consistent snapshot: now, or at a \
        revision that is kept.
        """
    package static let resultSummary = "The scene, or a part of it."
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
        )
    ]

    package let scene: SceneTarget
    /// The whole tree when nil.
    package let navigator: String?
    package let revision: UInt64?

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.scene = try SceneTarget(reading: &parameters)
        self.navigator = try parameters.string("navigator", "Id or name of a navigator; the whole scene when left out.")
        let revision = try parameters.integer(
            "revision",
            "A revision that is kept; the newest when left out.",
            in: 0...Int64.max
        )
        self.revision = revision.map { UInt64($0) }
    }

    package typealias Result = Snapshot
}

package import NavigationTree

/// `history.list`: what changed, and who caused it.
package struct HistoryList: MethodDefinition {
    package static let method = Method.historyList
    package static let function = ClientFunction("history")
    package static let summary = """
        The changes of a scene and their causes, oldest first, as far as the host keeps them.
        """
    package static let resultSummary = "The revisions, oldest first, and which ones are kept."
    package static let errors: [ErrorCode] = [.unknownScene, .outsideWindow, .answerTooLarge]
    package static let examples: [Example] = [
        Example(
            "one push",
            after: [Example.shop, Example.list],
            "{}",
            gives: """
                {"scene":"main","revision":1,"window":{"from":0,"to":1},"revisions":[{"revision":1,\
                "cause":{"method":"push","session":"s1","module":"shop","request":0,"time":1800000000000},"changes":[{"kind":"entry.added",\
                "navigator":"n1","position":0,"entry":{"id":"e2","type":"shop.list","arguments":{},"module":"shop",\
                "method":"push","cause":{"revision":1,"session":"s1"}}}]}]}
                """
        )
    ]

    package let scene: SceneTarget
    /// Only what came after this revision; all that is kept when nil.
    package let since: UInt64?
    package let limit: Int
    /// Only revisions that mention this entry.
    package let entry: EntryID?

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.scene = try SceneTarget(reading: &parameters)
        let since = try parameters.integer(
            "since",
            "Only what came after this revision, the oldest first; the newest ones when left out.",
            in: 0...Int64.max
        )
        self.since = since.map { UInt64($0) }
        self.limit =
            try parameters.integer(
                "limit",
                "How many revisions the answer has at most; 100 when left out.",
                in: 1...Int64(Int32.max)
            ) ?? 100
        self.entry = try parameters.entry("entry", "Only revisions that mention this entry.")
    }

    /// The answer: revisions.
    package struct Result: WireObject {
        let scene: SceneRevision
        let window: RevisionWindow
        let revisions: [PastRevision]

        package init(_ scene: SceneRevision, _ window: RevisionWindow, _ revisions: [PastRevision]) {
            (self.scene, self.window, self.revisions) = (scene, window, revisions)
        }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.include { $0.scene }
            object.member("window", "The revisions from which a client can go on.") { $0.window }
            object.member("revisions", "The revisions, oldest first.") { $0.revisions }
        }
    }
}

/// The revisions from which a client can go on.
package struct RevisionWindow: WireObject {
    let oldest: UInt64
    let newest: UInt64

    package init(from oldest: UInt64, to newest: UInt64) { (self.oldest, self.newest) = (oldest, newest) }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("from", "The oldest revision after which everything is kept.") { $0.oldest }
        object.member("to", "The newest revision.") { $0.newest }
    }
}

/// A revision that is kept.
package struct PastRevision: WireComponent, WireObject {
    package static let componentName = "PastRevision"

    let change: NavigationChange
    let cause: Cause

    package init(_ change: NavigationChange, _ cause: Cause) { (self.change, self.cause) = (change, cause) }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("revision", "Its number.") { $0.change.revision }
        object.member("cause", "Its cause.") { $0.cause }
        object.member("changes", "The changes, in order.") { $0.change.steps }
    }
}

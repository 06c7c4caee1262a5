package import NavigationTree

/// `history.statistics`: how a scene was used, as far as its history reaches.
package struct HistoryStatistics: MethodDefinition {
    package static let method = Method.historyStatistics
    package static let function = ClientFunction("statistics")
    package static let summary = """
        Counts how a scene was used: for each destination type how often it was shown, for how long, and how often a person turned back there. It looks at the \
        newest revisions that the host keeps and that have at most 10000 changes together. It also counts the requests that the host has refused since its \
        start, in all scenes.
        """
    package static let resultSummary = "The types that were shown most often first, and the refusals."
    package static let errors: [ErrorCode] = [.unknownScene, .outsideWindow, .answerTooLarge]
    package static let examples: [Example] = [
        Example(
            "a list from which a person turned back",
            after: [Example.shop, Example.list, #"{"id":0,"method":"back"}"#],
            "{}",
            gives: """
                {"scene":"main","revision":2,"window":{"from":0,"to":2},"after":0,"types":[{"type":"shop.list","shown":1,\
                "ended":1,"timed":1,"seconds":0,"longest":0,"turnedBack":1}],"refused":[]}
                """
        )
    ]

    /// The changes that it looks at at most, so that one request does not hold the host up.
    package static let maximumSteps = 10000

    package let scene: SceneTarget
    /// Only what came after this revision; all that is kept when nil.
    package let since: UInt64?
    /// How many rows each list has at most.
    package let limit: Int

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.scene = try SceneTarget(reading: &parameters)
        let since = try parameters.integer(
            "since",
            "Only what came after this revision; all that the host keeps when left out.",
            in: 0...Int64.max
        )
        self.since = since.map { UInt64($0) }
        self.limit =
            try parameters.integer(
                "limit",
                "How many rows each list of the answer has at most; 100 when left out.",
                in: 1...1000
            ) ?? 100
    }

    /// The answer: a row for each type, and the refusals.
    package struct Result: WireObject {
        let scene: SceneRevision
        let window: RevisionWindow
        let after: UInt64
        let types: [TypeStatistics]
        let refused: [RefusalCount]?

        /// - Parameters:
        ///   - after: the revision before the first that was counted.
        ///   - refused: nil when the session may not know it.
        package init(
            _ scene: SceneRevision,
            _ window: RevisionWindow,
            after: UInt64,
            _ types: [TypeStatistics],
            refused: [RefusalCount]?
        ) {
            (self.scene, self.window, self.after, self.types, self.refused) = (scene, window, after, types, refused)
        }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.include { $0.scene }
            object.member("window", "The revisions from which a client can go on.") { $0.window }
            object.member("after", "It counted all revisions after this one.") { $0.after }
            object.member("types", "The types, those that were shown most often first.") { $0.types }
            object.optional(
                "refused",
                "The refusals since the start of the host, the most frequent first. Left out for a session without the right `administer` or `monitor`."
            ) {
                $0.refused
            }
        }
    }
}

/// How the entries of one type came and went.
package struct TypeStatistics: WireComponent, WireObject {
    package static let componentName = "TypeStatistics"

    package let type: TypeName
    /// Entries that came.
    package var shown = 0
    /// Entries that went.
    package var ended = 0
    /// Entries that came and went, with known times.
    package var timed = 0
    /// Milliseconds in the tree of all timed entries together, and of the one that stayed longest.
    package var milliseconds: (sum: Int64, longest: Int64) = (0, 0)
    /// Requests to go back that took an entry of the type away first.
    package var turnedBack = 0

    package init(_ type: TypeName) { self.type = type }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("type", "The destination type.") { $0.type }
        object.member("shown", "How many entries of the type came.") { $0.shown }
        object.member("ended", "How many entries of the type went.") { $0.ended }
        object.member("timed", "How many of them came and went in the time that is looked at.") { $0.timed }
        object.member("seconds", "How long those stayed in the tree, together.") {
            Double($0.milliseconds.sum) / 1000
        }
        object.member("longest", "How many seconds the one stayed that stayed longest.") {
            Double($0.milliseconds.longest) / 1000
        }
        object.member(
            "turnedBack",
            "How often `back`, `pop` or `dismiss` took an entry of the type away, as the innermost one: the person turned back there."
        ) {
            $0.turnedBack
        }
    }
}

/// How often the host refused a method with an error.
package struct RefusalCount: WireComponent, WireObject {
    package static let componentName = "RefusalCount"

    package let method: Method
    package let error: String
    package let count: UInt64

    package init(_ method: Method, _ error: String, _ count: UInt64) {
        (self.method, self.error, self.count) = (method, error, count)
    }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("method", "The method that was refused.") { $0.method.rawValue }
        object.member("error", "The name of the error.") { $0.error }
        object.member("count", "How often.") { $0.count }
    }
}

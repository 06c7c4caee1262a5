package import NavigationTree

/// `path.get`: a path, or a part of it.
package struct PathGet: MethodDefinition {
    package static let method = Method.pathGet
    package static let function = ClientFunction("path", "navigator")
    package static let summary = """
        The path of a navigator, or a part of it. A part that is not the last has a `next`, which the next request gives as `after`. The parts are of the revision \
        of the first one. A path with more than `snapshot` bytes (a limit) of text can only be read in parts.
        """
    package static let resultSummary = "The entries, oldest first, and how many the whole path has."
    package static let traits: MethodTraits = .isReadInParts
    package static let errors: [ErrorCode] = [.unknownScene, .unknownNavigator, .outsideWindow, .answerTooLarge]
    package static let examples: [Example] = [
        Example(
            "an empty path",
            "{}",
            gives: #"{"scene":"main","revision":0,"navigator":"n1","count":0,"isEmpty":true,"path":[]}"#
        )
    ]

    package let target: NavigatorTarget
    package let offset: Int
    /// Nil for all at once, unless ``after`` is given.
    package let limit: Int?
    /// Where the part begins.
    package let after: PartCursor?

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.target = try NavigatorTarget(reading: &parameters)
        let counts = 0...Int64(Int32.max)
        self.offset =
            try parameters.integer(
                "offset",
                "How many of the oldest entries are left out; 0 when left out.",
                in: counts
            )
            ?? 0
        self.limit =
            try parameters.integer(
                "limit",
                "Reads a part: at most this many entries, and about a megabyte of text; all when left out.",
                in: counts
            )
        self.after = try parameters.cursor(
            "after",
            "The `next` of the part before, in place of `offset`; it is refused with `outside_window` when its revision is not kept any more, or lies too far back."
        )
    }

    /// The answer: a part of the path.
    package struct Result: WireObject {
        let scene: SceneRevision
        let navigator: NavigatorID
        let count: Int
        let part: [Entry]
        let next: PartCursor?

        /// - Parameters:
        ///   - count: how many entries the whole path has.
        ///   - next: nil for the last part.
        package init(
            _ scene: SceneRevision,
            _ navigator: NavigatorID,
            count: Int,
            _ part: [Entry],
            next: PartCursor? = nil
        ) {
            (self.scene, self.navigator, self.count, self.part, self.next) = (scene, navigator, count, part, next)
        }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.include { $0.scene }
            object.member("navigator", "The navigator's id.") { $0.navigator }
            object.member("count", "How many entries the whole path has.") { $0.count }
            object.member("isEmpty", "Whether the whole path is empty.") { $0.count == 0 }
            object.member("path", "The asked entries, oldest first.") { $0.part }
            object.optional("next", "Where the next part begins, for `after`; left out in the last part.") { $0.next }
        }
    }
}

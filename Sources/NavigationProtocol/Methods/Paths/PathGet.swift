package import NavigationTree

/// `path.get`: a path, or a part of it.
package struct PathGet: MethodDefinition {
    package static let method = Method.pathGet
    package static let summary = "The path of a navigator, or a part of it."
    package static let resultSummary = "The entries, oldest first, and how many the whole path has."
    package static let errors: [ErrorCode] = [.unknownScene, .unknownNavigator, .answerTooLarge]
    package static let examples: [Example] = [
        Example(
            "an empty path",
            "{}",
            gives: #"{"scene":"main","revision":0,"navigator":"n1","count":0,"isEmpty":true,"path":[]}"#
        )
    ]

    package let target: NavigatorTarget
    package let offset: Int
    package let limit: Int

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
            try parameters.integer("limit", "How many entries the answer has at most; all when left out.", in: counts)
            ?? Int(Int32.max)
    }

    /// The answer: a part of the path.
    package struct Result: WireObject {
        let scene: SceneRevision
        let navigator: Navigator
        let part: [Entry]

        package init(_ scene: SceneRevision, _ navigator: Navigator, _ part: [Entry]) {
            (self.scene, self.navigator, self.part) = (scene, navigator, part)
        }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.include { $0.scene }
            object.member("navigator", "The navigator's id.") { $0.navigator.id }
            object.member("count", "How many entries the whole path has.") { $0.navigator.path.count }
            object.member("isEmpty", "Whether the whole path is empty.") { $0.navigator.path.isEmpty }
            object.member("path", "The asked entries, oldest first.") { $0.part }
        }
    }
}

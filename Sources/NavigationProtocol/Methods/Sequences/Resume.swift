package import NavigationTree

/// `resume`: paused sequences go on.
package struct Resume: MethodDefinition {
    package static let method = Method.resume
    package static let function = ClientFunction("resume")
    package static let summary = """
        Lets paused sequences go on: one of them, or all of a scene. Any client may. A sequence that has gone on already is left alone.
        """
    package static let resultSummary = "The sequences that go on now, oldest first."
    package static let traits = MethodTraits.changesRegistrations
    package static let errors: [ErrorCode] = [.unknownScene, .unknownSequence]
    package static let examples = [
        Example("after a login", after: [Example.pausedSequence], "{}", gives: #"{"resumed":["s1.1"]}"#),
        Example("nothing waits", "{}", gives: #"{"resumed":[]}"#),
    ]

    package let paused: PausedSequences

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.paused = try PausedSequences(&parameters)
    }

    /// The answer: the sequences that go on.
    package struct Result: WireObject {
        let resumed: [SequenceID]

        package init(_ resumed: [SequenceID]) { self.resumed = resumed }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.member("resumed", "The sequences that go on now, oldest first.") { $0.resumed }
        }
    }
}

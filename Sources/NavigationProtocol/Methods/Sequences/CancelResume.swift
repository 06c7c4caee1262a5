package import NavigationTree

/// `cancelResume`: paused sequences end.
package struct CancelResume: MethodDefinition {
    package static let method = Method.cancelResume
    package static let function = ClientFunction("cancelResume")
    package static let summary = """
        Ends paused sequences: one of them, or all of a scene. Their senders get the outcome `cancelled`.
        """
    package static let resultSummary = "The sequences that were cancelled, oldest first."
    package static let errors: [ErrorCode] = [.unknownScene, .unknownSequence]
    package static let examples = [
        Example(
            "the only one",
            after: [Example.pausedSequence],
            #"{"sequence":"s1.1"}"#,
            gives: #"{"cancelled":["s1.1"]}"#
        )
    ]

    package let paused: PausedSequences

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.paused = try PausedSequences(&parameters)
    }

    /// The answer: the sequences that were cancelled.
    package struct Result: WireObject {
        let cancelled: [SequenceID]

        package init(_ cancelled: [SequenceID]) { self.cancelled = cancelled }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.member("cancelled", "The sequences that were cancelled, oldest first.") { $0.cancelled }
        }
    }
}

/// `sequence.list`: the sequences that have not ended.
package struct SequenceList: MethodDefinition {
    package static let method = Method.sequenceList
    package static let function = ClientFunction("sequences")
    package static let summary = "Lists the sequences that have not ended, oldest first."
    package static let resultSummary = "The sequences, oldest first."
    package static let errors: [ErrorCode] = [.unknownScene]
    package static let examples = [
        Example(
            "a paused one",
            after: [Example.pausedSequence],
            "{}",
            gives: """
                {"sequences":[{"sequence":"s1.1","scene":"main","session":"s1","name":"link","state":"paused","index":1,"done":1,\
                "left":1}]}
                """
        )
    ]

    /// Every scene when nil.
    package let scene: String?

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.scene = try parameters.string("scene", "Only sequences of this scene.")
    }

    /// The answer: the sequences.
    package struct Result: WireObject {
        let sequences: [Listed<SequenceState>]

        package init(_ sequences: [Listed<SequenceState>]) { self.sequences = sequences }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.member("sequences", "The sequences, oldest first.") { $0.sequences }
        }
    }
}

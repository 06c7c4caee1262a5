package import NavigationTree

/// The paused sequences that `resume` and `cancelResume` mean: one of them, or all of a scene.
package struct PausedSequences: Equatable, Sendable {
    /// All of the scene when nil.
    package let sequence: SequenceID?
    package let scene: String?

    init(_ parameters: inout Parameters) throws(WireError) {
        self.scene = try parameters.string(
            "scene",
            "All paused sequences of this scene; of `main` when both are left out."
        )
        let sequence = try parameters.string("sequence", "Only this sequence, whoever sent it.", SequenceID.schema)
        self.sequence = try sequence.map { text throws(WireError) in
            guard let id = SequenceID(text) else { throw Parameters.invalid("sequence", "an id, as \"s3.1\"") }
            return id
        }
    }
}

extension Example {
    /// A sequence that is paused after its first item.
    static let pausedSequence = """
        [{"method":"send","params":{"values":[{"action":"pause"},{"action":"popAny"}],"name":"link"}},{"id":0,"method":"ping"}]
        """
}

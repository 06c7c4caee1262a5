import NavigationTree

/// The end of a sequence: the later answer to `send`, and to a request that is carried out as a sequence.
package struct SequenceResult: WireComponent, WireObject {
    package static let componentName = "SequenceResult"

    package enum Outcome: String, WireChoice { case completed, cancelled }

    let scene: String
    let sequence: SequenceID
    let outcome: Outcome
    let steps: [OpaqueObject]

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("scene", "The scene's name.") { $0.scene }
        object.member("sequence", "The sequence's id.") { $0.sequence }
        object.member("outcome", "Whether the sequence came to its end, or was cancelled before.") { $0.outcome }
        object.member("steps", "What became of each item.") { $0.steps }
    }
}

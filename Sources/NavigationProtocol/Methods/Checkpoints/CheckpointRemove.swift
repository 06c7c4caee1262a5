/// `checkpoint.remove`: the checkpoints of a name end.
package struct CheckpointRemove: MethodDefinition {
    package static let method = Method.checkpointRemove
    package static let function = ClientFunction("removeCheckpoint", "checkpoint")
    package static let summary = "Removes the checkpoints of this name from a navigator."
    package static let resultSummary = "The revision of the scene afterwards."
    package static let traits: MethodTraits = .unguardedOperation
    package static let errors: [ErrorCode] = [ErrorCode].ofNavigator + [.cannotReturn]
    package static let examples: [Example] = [
        Example(
            "one",
            after: [CheckpointReturn.establish],
            #"{"checkpoint":"start"}"#,
            gives: #"{"scene":"main","revision":2,"changed":true,"durability":"memory"}"#
        )
    ]

    package let target: NavigatorTarget
    package let name: String

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.target = try NavigatorTarget(&parameters)
        self.name = try parameters.requiredString("checkpoint", "The checkpoint's name.")
    }

    package typealias Result = ChangeResult
}

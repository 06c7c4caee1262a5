/// `checkpoint.canReturn`: whether there is a checkpoint to return to.
package struct CheckpointCanReturn: MethodDefinition {
    package static let method = Method.checkpointCanReturn
    package static let function = ClientFunction("canReturn", "checkpoint")
    package static let summary = "Whether `checkpoint.return` would find a checkpoint to return to, and where."
    package static let resultSummary = "Whether it would, and the place."
    package static let errors: [ErrorCode] = [.unknownScene, .unknownNavigator]
    package static let examples: [Example] = [
        Example(
            "nothing to undo",
            after: [CheckpointReturn.establish],
            #"{"checkpoint":"start"}"#,
            gives: #"{"scene":"main","revision":1,"canReturn":false}"#
        ),
        Example(
            "from a sheet",
            after: [Example.shop, CheckpointReturn.establish, Example.item],
            #"{"checkpoint":"start"}"#,
            gives: #"{"scene":"main","revision":2,"canReturn":true,"navigator":"n1","position":0}"#
        ),
    ]

    package let target: NavigatorTarget
    package let name: String

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.target = try NavigatorTarget(reading: &parameters)
        self.name = try parameters.requiredString("checkpoint", "The checkpoint's name.")
    }

    /// The answer: the place, when there is one.
    package struct Result: WireObject {
        let scene: SceneRevision
        let place: CheckpointPlace?

        package init(_ scene: SceneRevision, _ place: CheckpointPlace?) { (self.scene, self.place) = (scene, place) }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.include { $0.scene }
            object.member("canReturn", "Whether a request would return.") { $0.place != nil }
            object.optional("navigator", "The navigator that it would return to.") { $0.place?.navigator }
            object.optional("position", "How many entries would stay in its path.") { $0.place?.position }
        }
    }
}

package import NavigationTree

/// `unlock`: a lock ends.
package struct Unlock: MethodDefinition {
    package static let method = Method.unlock
    package static let function = ClientFunction("unlock", "lock")
    package static let summary = "Removes a lock."
    package static let resultSummary = "The revision of the scene afterwards."
    package static let traits: MethodTraits = .unguardedOperation
    package static let errors: [ErrorCode] = [.unknownScene, .unknownAttachment, .revisionMismatch, .tokenReused]
    package static let examples: [Example] = [
        Example(
            "the only one",
            after: [#"{"id":0,"method":"lock"}"#],
            #"{"lock":"a2"}"#,
            gives: #"{"scene":"main","revision":2,"changed":true,"durability":"memory"}"#
        )
    ]

    package let scene: SceneTarget
    package let attachment: AttachmentID

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.scene = try SceneTarget(&parameters)
        self.attachment = try parameters.requiredAttachment("lock", "The id that `lock` answered.", from: "lock")
    }

    package typealias Result = ChangeResult
}

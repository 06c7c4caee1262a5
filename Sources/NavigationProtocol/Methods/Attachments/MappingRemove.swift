package import NavigationTree

/// `mapping.remove`: a mapping ends.
package struct MappingRemove: MethodDefinition {
    package static let method = Method.mappingRemove
    package static let function = ClientFunction("removeMapping", "mapping")
    package static let summary = "Removes a mapping."
    package static let resultSummary = "The revision of the scene afterwards."
    package static let traits: MethodTraits = .unguardedOperation
    package static let errors: [ErrorCode] = [.unknownScene, .unknownAttachment, .revisionMismatch, .tokenReused]
    package static let examples: [Example] = [
        Example(
            "the only one",
            after: [#"{"id":0,"method":"mapping.add","params":{"from":"shop.item","to":"shop.list"}}"#],
            #"{"mapping":"a2"}"#,
            gives: #"{"scene":"main","revision":2,"changed":true,"durability":"memory"}"#
        )
    ]

    package let scene: SceneTarget
    package let attachment: AttachmentID

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.scene = try SceneTarget(&parameters)
        self.attachment = try parameters.requiredAttachment(
            "mapping",
            "The id that `mapping.add` answered.",
            from: "mapping.add"
        )
    }

    package typealias Result = ChangeResult
}

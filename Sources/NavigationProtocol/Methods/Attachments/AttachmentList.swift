package import NavigationTree

/// `attachment.list`: what is attached to navigators.
package struct AttachmentList: MethodDefinition {
    package static let method = Method.attachmentList
    package static let function = ClientFunction("attachments")
    package static let summary = """
        The attachments of a navigator, or of the whole scene: locks, checkpoints, mappings, triggers, \
        flows, and signals that wait for their module.
        """
    package static let resultSummary = "The attachments, oldest first."
    package static let errors: [ErrorCode] = [.unknownScene, .unknownNavigator]
    package static let examples: [Example] = [
        Example(
            "a lock",
            after: [#"{"id":0,"method":"lock","params":{"reason":"payment"}}"#],
            #"{"kind":"lock"}"#,
            gives: """
                {"scene":"main","revision":1,"attachments":[{"id":"a2","navigator":"n1","session":"s1","kind":"lock",\
                "reason":"payment"}]}
                """
        )
    ]

    package enum Kind: String, WireChoice, Sampled { case lock, checkpoint, mapping, trigger, flow, signal }

    package let target: NavigatorTarget
    package let kind: Kind?

    package init(_ parameters: inout Parameters) throws(WireError) {
        let scene = try SceneTarget(reading: &parameters)
        let navigator = try parameters.string("navigator", "Id or name of a navigator; all of them when left out.")
        self.target = NavigatorTarget(scene: scene, navigator: navigator)
        self.kind = try parameters.choice("kind", "Only attachments of this kind.")
    }

    /// The answer: attachments.
    package struct Result: WireObject {
        let scene: SceneRevision
        let attachments: [Attachment]

        package init(_ scene: SceneRevision, _ attachments: [Attachment]) {
            (self.scene, self.attachments) = (scene, attachments)
        }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.include { $0.scene }
            object.member("attachments", "The attachments, oldest first.") { $0.attachments }
        }
    }
}

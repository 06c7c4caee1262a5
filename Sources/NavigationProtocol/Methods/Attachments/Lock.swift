package import NavigationTree

/// `lock`: a navigator that is not taken away from outside.
package struct Lock: MethodDefinition {
    package static let method = Method.lock
    package static let function = ClientFunction("lock", "reason")
    package static let summary = """
        Protects a navigator and everything under it. Until the lock ends, the host refuses the requests that sweep the \
        scene, `undo` and `scene.close`, and every request from outside that would take it away. Its direct presenter \
        can still dismiss it. It ends with `unlock`, with its navigator, or with the session that took it.
        """
    package static let resultSummary = "The navigator and the id of the lock."
    package static let traits: MethodTraits = .unguardedOperation
    package static let errors: [ErrorCode] = [ErrorCode].ofNavigator + [.limitReached]
    package static let examples: [Example] = [
        Example(
            "while a payment runs",
            #"{"reason":"payment"}"#,
            gives:
                #"{"scene":"main","revision":1,"changed":true,"durability":"memory","navigator":"n1","lock":"a2"}"#
        )
    ]

    package let target: NavigatorTarget
    package let reason: String?

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.target = try NavigatorTarget(&parameters)
        self.reason = try parameters.string("reason", "Why it is locked, for people; part of every refusal.")
    }

    /// The answer: the lock's place and id.
    package struct Result: WireObject {
        let change: ChangeResult
        let attachment: Attachment

        package init(_ change: ChangeResult, _ attachment: Attachment) {
            (self.change, self.attachment) = (change, attachment)
        }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.include { $0.change }
            object.member("navigator", "The navigator that it is attached to.") { $0.attachment.navigator }
            object.member("lock", "The lock's id.") { $0.attachment.id }
        }
    }
}

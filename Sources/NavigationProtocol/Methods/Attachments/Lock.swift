package import NavigationTree

/// `lock`: a scene that cannot be swept.
package struct Lock: MethodDefinition {
    package static let method = Method.lock
    package static let summary = """
        Holds the scene: until the lock ends, `dismissAny`, `popAny` and `reset` are refused. It ends with \
        `unlock`, with its navigator, or with the session that took it.
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
        self.reason = try parameters.string("reason", "Why the scene is locked, for people; part of every refusal.")
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

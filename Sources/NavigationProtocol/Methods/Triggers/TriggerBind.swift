package import NavigationTree

/// `trigger.bind`: an operation waits under a name.
package struct TriggerBind: MethodDefinition {
    package static let method = Method.triggerBind
    package static let function = ClientFunction("bindTrigger", "trigger", "operation")
    package static let summary = """
        Keeps an operation under a name on a navigator; `trigger.set` carries it out there. An operation \
        that could never be carried out is refused now. The trigger ends with `trigger.unbind`, with its \
        navigator, or with the session.
        """
    package static let resultSummary = "The navigator and the id of the trigger."
    package static let traits: MethodTraits = .unguardedOperation
    package static let errors: [ErrorCode] = [ErrorCode].ofNavigator + [.limitReached, .invalidSchema]
    package static let examples: [Example] = [
        Example(
            "a push",
            after: [Example.shop],
            #"{"trigger":"open","operation":{"method":"push","params":{"type":"shop.list"}}}"#,
            gives:
                #"{"scene":"main","revision":1,"changed":true,"durability":"memory","navigator":"n1","trigger":"a2"}"#
        )
    ]

    package let target: NavigatorTarget
    package let name: String
    package let operation: Operation

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.target = try NavigatorTarget(&parameters)
        self.name = try parameters.name("trigger", "The trigger's name.")
        let context = OperationContext(scene: target.scene.scene, navigator: target.navigator)
        let operation = try parameters.object(
            "operation",
            "Any operation but those of triggers, or `send`. It acts on the trigger's navigator when it names none."
        ) { (element) throws(WireError) in
            try element.operation(in: context, or: [.send])
        }
        self.operation = try parameters.required("operation", "an operation: its method and its params", operation)
        let ofTriggers: Set<Method> = [.triggerBind, .triggerSet, .triggerUnbind]
        if ofTriggers.contains(self.operation.method) {
            throw Parameters.invalid("operation", "an operation other than those of triggers")
        }
    }

    /// The answer: the trigger's place and id.
    package struct Result: WireObject {
        let change: ChangeResult
        let attachment: Attachment

        package init(_ change: ChangeResult, _ attachment: Attachment) {
            (self.change, self.attachment) = (change, attachment)
        }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.include { $0.change }
            object.member("navigator", "The navigator that it is attached to.") { $0.attachment.navigator }
            object.member("trigger", "The trigger's id.") { $0.attachment.id }
        }
    }
}

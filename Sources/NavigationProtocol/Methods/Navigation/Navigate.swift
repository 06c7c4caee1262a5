package import NavigationTree

/// `navigate`: a destination, shown as the request or its type wants.
package struct Navigate: MethodDefinition {
    package static let method = Method.navigate
    package static let function = ClientFunction("navigate", "type", "arguments")
    package static let summary = """
        Shows a destination by the request's method. Without one, the method of the type applies; without \
        that, `push`. The method `send` hands the destination to a receiver, like the request `send`, and \
        the answer is that of the sequence.
        """
    package static let resultSummary = "The navigator and the entry that show the destination now."
    package static let traits: MethodTraits = .operation
    package static let errors: [ErrorCode] = [ErrorCode].ofDestination + [.noStack, .occupied, .nameInUse, .locked]
    package static var laterResults: [any WireObject.Type] { [OutcomeResult.self, SequenceResult.self] }
    package static let examples: [Example] = [
        Example(
            "by the type's own method",
            after: [Example.shop],
            #"{"type":"shop.item","arguments":{"id":7}}"#,
            gives:
                #"{"scene":"main","revision":1,"changed":true,"durability":"memory","navigator":"n2","entry":"e3"}"#
        ),
        Example(
            "pushed instead",
            after: [Example.shop],
            #"{"type":"shop.item","method":"push"}"#,
            gives:
                #"{"scene":"main","revision":1,"changed":true,"durability":"memory","navigator":"n1","entry":"e2"}"#
        ),
    ]

    package let target: NavigatorTarget
    package let destination: RequestedDestination
    /// The request's own choice; nil leaves it to the type.
    package let method: NavigationMethod?
    /// Whether the receiver of the type decides how it is shown.
    package let isSent: Bool
    package let presentation: PresentationOptions
    package let push: PushOptions
    /// Whether the answer waits for what becomes of the entry.
    package let isForResult: Bool

    package init(_ parameters: inout Parameters) throws(WireError) {
        let target = try NavigatorTarget(&parameters)
        let destination = try RequestedDestination(&parameters)
        let requested = try parameters.requestedMethod(
            "How the destination is shown; `send` leaves that to the receiver of the type."
        )
        let presentation = try PresentationOptions(&parameters)
        let push = try PushOptions(&parameters)
        let isForResult = try parameters.forResult()
        // Assigned last, when nothing can fail any more: members of a value that may fail are copied at the end.
        self.target = target
        self.destination = destination
        self.method = if case .show(let method)? = requested { method } else { nil }
        self.isSent = if case .send? = requested { true } else { false }
        self.presentation = presentation
        self.push = push
        self.isForResult = isForResult
    }

    /// The request that a link of an entry stands for.
    package init(following link: EntryLink, in scene: SceneTarget, on navigator: NavigatorID) {
        self.target = NavigatorTarget(scene: scene, navigator: "\(navigator)")
        self.destination = RequestedDestination(type: link.type, arguments: link.arguments)
        self.method = nil
        self.isSent = false
        self.presentation = PresentationOptions()
        self.push = PushOptions()
        self.isForResult = false
    }

    package typealias Result = ShownResult
}

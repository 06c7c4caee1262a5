/// `present`: a destination over a navigator.
package struct Present: MethodDefinition {
    package static let method = Method.present
    package static let function = ClientFunction("present", "type", "arguments")
    package static let summary = """
        Shows a destination over a navigator. A navigator presents one thing at a time. Presenting what it \
        presents already changes nothing.
        """
    package static let resultSummary = "The navigator and the entry that show the destination now."
    package static let traits: MethodTraits = .operation
    package static let errors: [ErrorCode] = [ErrorCode].ofDestination + [.occupied, .nameInUse, .locked]
    package static var laterResults: [any WireObject.Type] { [OutcomeResult.self] }
    package static let examples: [Example] = [
        Example(
            "as a cover with a path of its own",
            after: [Example.shop],
            #"{"type":"shop.list","method":"managedCover"}"#,
            gives:
                #"{"scene":"main","revision":1,"changed":true,"durability":"memory","navigator":"n2","entry":"e3"}"#
        ),
        Example(
            "shown already",
            after: [Example.shop, Example.item],
            #"{"type":"shop.item","navigator":"n1"}"#,
            gives: #"{"scene":"main","revision":1,"changed":false,"navigator":"n2","entry":"e3"}"#
        ),
    ]

    package let target: NavigatorTarget
    package let destination: RequestedDestination
    /// The request's own choice; nil leaves it to the type.
    package let method: RequestedMethod?
    package let presentation: PresentationOptions
    /// Refused, except for a push.
    package let push: PushOptions
    /// Whether the answer waits for what becomes of the entry.
    package let isForResult: Bool

    package init(_ parameters: inout Parameters) throws(WireError) {
        let target = try NavigatorTarget(&parameters)
        let destination = try RequestedDestination(&parameters)
        let method = try parameters.requestedMethod(
            "A form of presentation; when left out the type's, or `sheet` when the type has none."
        )
        let presentation = try PresentationOptions(&parameters)
        let push = try PushOptions(&parameters)
        let isForResult = try parameters.forResult()
        self.target = target
        self.destination = destination
        self.method = method
        self.presentation = presentation
        self.push = push
        self.isForResult = isForResult
    }

    package typealias Result = ShownResult
}

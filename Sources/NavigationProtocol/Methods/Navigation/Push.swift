/// `push`: a destination on top of a path.
package struct Push: MethodDefinition {
    package static let method = Method.push
    package static let function = ClientFunction("push", "type", "arguments")
    package static let summary = "Puts a destination on top of the path of a navigator."
    package static let resultSummary = "The navigator and the entry that show the destination now."
    package static let traits: MethodTraits = .operation
    package static let errors: [ErrorCode] = [ErrorCode].ofDestination + [.noStack, .locked]
    package static var laterResults: [any WireObject.Type] { [OutcomeResult.self] }
    package static let examples: [Example] = [
        Example(
            "on the current navigator",
            after: [Example.shop],
            #"{"type":"shop.list"}"#,
            gives:
                #"{"scene":"main","revision":1,"changed":true,"durability":"memory","navigator":"n1","entry":"e2"}"#
        )
    ]

    package let target: NavigatorTarget
    package let destination: RequestedDestination
    package let push: PushOptions
    /// Whether the answer waits for what becomes of the entry.
    package let isForResult: Bool

    package init(_ parameters: inout Parameters) throws(WireError) {
        let target = try NavigatorTarget(&parameters)
        let destination = try RequestedDestination(&parameters)
        let push = try PushOptions(&parameters)
        let isForResult = try parameters.forResult()
        self.target = target
        self.destination = destination
        self.push = push
        self.isForResult = isForResult
    }

    package typealias Result = ShownResult
}

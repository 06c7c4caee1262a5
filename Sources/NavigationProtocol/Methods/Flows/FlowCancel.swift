package import NavigationTree

/// `flow.cancel`: a flow is given up.
package struct FlowCancel: MethodDefinition {
    package static let method = Method.flowCancel
    package static let function = ClientFunction("cancelFlow", "flow", "reason")
    package static let summary = """
        Ends a flow without a value, as `flow.complete` does. Every session may do so, also while the flow's \
        module is away.
        """
    package static let resultSummary = "The place that the flow returned to, and how much was removed."
    package static let traits: MethodTraits = .operation
    package static let errors: [ErrorCode] = [ErrorCode].ofScene + [.unknownAttachment]
    package static let examples: [Example] = [
        Example(
            "by another session",
            after: [Example.shop, FlowComplete.start],
            #"{"flow":"a2","reason":"the user left"}"#,
            gives: FlowComplete.ended
        )
    ]

    package let scene: SceneTarget
    package let flow: AttachmentID
    package let end: FlowEnd

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.scene = try SceneTarget(&parameters)
        self.flow = try parameters.requiredFlow()
        self.end = .cancelled(reason: try parameters.reason())
    }

    package typealias Result = ReturnedResult
}

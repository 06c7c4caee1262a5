package import NavigationTree

/// `flow.fail`: a flow cannot go on.
package struct FlowFail: MethodDefinition {
    package static let method = Method.flowFail
    package static let function = ClientFunction("failFlow", "flow", "reason")
    package static let summary = """
        Ends a flow that cannot go on, as `flow.complete` does, and says why. Only the driver of the flow \
        may do so.
        """
    package static let resultSummary = "The place that the flow returned to, and how much was removed."
    package static let traits: MethodTraits = .operation
    package static let errors: [ErrorCode] = [ErrorCode].ofScene + [.unknownAttachment, .notFlowOwner, .limitReached]
    package static let examples: [Example] = [
        Example(
            "no payment",
            after: [Example.shop, FlowComplete.start],
            #"{"flow":"a2","reason":"the card was refused","data":{"code":51}}"#,
            gives: FlowComplete.ended
        )
    ]

    package let scene: SceneTarget
    package let flow: AttachmentID
    package let end: FlowEnd

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.scene = try SceneTarget(&parameters)
        self.flow = try parameters.requiredFlow()
        let reason = try parameters.required("reason", "a text that says why", parameters.reason())
        self.end = .failed(reason: reason, parameters.raw("data", "Any JSON; the signal has it."))
    }

    package typealias Result = ReturnedResult
}

package import JSON
package import NavigationTree

/// `flow.update`: other data in a flow.
package struct FlowUpdate: MethodDefinition {
    package static let method = Method.flowUpdate
    package static let function = ClientFunction("updateFlow", "flow", "data")
    package static let summary = """
        Replaces the data that a flow keeps for its driver. Only the driver of the flow may do so.
        """
    package static let resultSummary = "The revision of the scene afterwards."
    package static let traits: MethodTraits = .unguardedOperation
    package static let errors: [ErrorCode] = [ErrorCode].ofScene + [.unknownAttachment, .notFlowOwner, .limitReached]
    package static let examples: [Example] = [
        Example(
            "what is known so far",
            after: [Example.shop, FlowComplete.start],
            #"{"flow":"a2","data":{"city":"Ulm"}}"#,
            gives: #"{"scene":"main","revision":2,"changed":true,"durability":"memory"}"#
        )
    ]

    package let scene: SceneTarget
    package let flow: AttachmentID
    package let data: RawJSON?

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.scene = try SceneTarget(&parameters)
        self.flow = try parameters.requiredFlow()
        let data = parameters.raw("data", "Any JSON that the flow keeps; null for nothing.")
        _ = try parameters.required("data", "any JSON; null for nothing", data)
        self.data = parameters.isNull("data") ? nil : data
    }

    package typealias Result = ChangeResult
}

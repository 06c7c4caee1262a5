package import NavigationTree

/// `flow.complete`: a flow reached its goal.
package struct FlowComplete: MethodDefinition {
    package static let method = Method.flowComplete
    package static let function = ClientFunction("completeFlow", "flow")
    package static let summary = """
        Ends a flow that reached its goal. The host closes the presentations at or below the place where the \
        flow began, pops to that place, and sends a signal with the value to the session that started it, \
        and to the session that established its checkpoint. Only the driver of the flow may do so.
        """
    package static let resultSummary = "The place that the flow returned to, and how much was removed."
    package static let traits: MethodTraits = .operation
    package static let errors: [ErrorCode] =
        [ErrorCode].ofScene + [.unknownAttachment, .notFlowOwner, .invalidArguments]
    package static let examples: [Example] = [
        Example("with a value", after: [Example.shop, start], #"{"flow":"a2","value":{"order":7}}"#, gives: ended)
    ]

    /// For examples: a flow that shows a sheet, and the answer to its end.
    static let start =
        #"{"id":0,"method":"flow.start","params":{"name":"order","type":"shop.item","method":"managedSheet"}}"#
    static let ended = """
        {"scene":"main","revision":2,"changed":true,"durability":"memory","navigator":"n1","position":0,\
        "removed":{"entries":1,"navigators":1}}
        """

    package let scene: SceneTarget
    package let flow: AttachmentID
    package let end: FlowEnd

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.scene = try SceneTarget(&parameters)
        self.flow = try parameters.requiredFlow()
        self.end = .completed(
            parameters.raw("value", "Any JSON that fits the schemas of the flow and of its checkpoint.")
        )
    }

    package typealias Result = ReturnedResult
}

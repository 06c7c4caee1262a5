package import JSON
package import NavigationTree

/// `flow.next`: the next step of a flow.
package struct FlowNext: MethodDefinition {
    package static let method = Method.flowNext
    package static let function = ClientFunction("nextStep", "flow", "type", "arguments")
    package static let summary = """
        Shows the next step of a flow, in front of the place where the flow began: on the navigator that is \
        presented over that one, or selected below it, as far as that goes. With `data`, the flow keeps that \
        in the same revision. Only the driver of the flow may do so.
        """
    package static let resultSummary = "The navigator and the entry that show the destination now."
    package static let traits: MethodTraits = .operation
    package static let errors: [ErrorCode] =
        [ErrorCode].ofDestination + [.noStack, .unknownAttachment, .notFlowOwner, .outsideFlow, .locked]
    package static let examples: [Example] = [
        Example(
            "in the flow's sheet",
            after: [Example.shop, FlowComplete.start],
            #"{"flow":"a2","type":"shop.list","data":{"step":2}}"#,
            gives:
                #"{"scene":"main","revision":2,"changed":true,"durability":"memory","navigator":"n3","entry":"e5"}"#
        )
    ]

    package let scene: SceneTarget
    package let flow: AttachmentID
    /// Where to show it; in front of the flow's anchor when nil.
    package let navigator: String?
    /// The entry whose view makes the request; its navigator shows the step.
    package let fromEntry: EntryID?
    package let step: FlowStep
    /// The new data of the flow; nil when the data stays as it is.
    package let update: FlowData?

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.scene = try SceneTarget(&parameters)
        self.flow = try parameters.requiredFlow()
        self.navigator = try parameters.string(
            "navigator",
            "Id or name of a navigator at or below that of the flow; the one in front when left out."
        )
        self.fromEntry = try parameters.entry(
            "fromEntry",
            "The entry that the request comes from: the step is shown on the navigator that shows it."
        )
        self.step = try FlowStep(&parameters)
        let isUpdate = parameters.slice("data") != nil
        let data = parameters.flowData("Any JSON that the flow keeps; null for nothing. Left out, the data stays.")
        self.update = isUpdate ? FlowData(data: data) : nil
    }

    package typealias Result = ShownResult
}

/// The data that a flow keeps; nil for nothing.
package struct FlowData: Equatable, Sendable {
    package let data: RawJSON?
}

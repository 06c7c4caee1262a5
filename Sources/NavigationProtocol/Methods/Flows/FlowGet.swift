package import NavigationTree

/// `flow.get`: one flow.
package struct FlowGet: MethodDefinition {
    package static let method = Method.flowGet
    package static let function = ClientFunction("flow", "flow")
    package static let summary = "One flow, with the data that it keeps."
    package static let resultSummary = "The flow."
    package static let errors: [ErrorCode] = [.unknownScene, .unknownAttachment]
    package static let examples: [Example] = [
        Example(
            "one without a module",
            after: [#"{"id":0,"method":"flow.start","params":{"name":"tour","data":[1]}}"#],
            #"{"flow":"a2"}"#,
            gives: """
                {"scene":"main","revision":1,"flow":{"id":"a2","navigator":"n1","session":"s1","kind":"flow","name":"tour",\
                "position":0,"data":[1],"state":"running"}}
                """
        )
    ]

    package let scene: SceneTarget
    package let flow: AttachmentID

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.scene = try SceneTarget(reading: &parameters)
        self.flow = try parameters.requiredFlow()
    }

    /// The answer: a flow.
    package struct Result: WireObject {
        let scene: SceneRevision
        let flow: WireFlow

        package init(_ scene: SceneRevision, _ flow: WireFlow) { (self.scene, self.flow) = (scene, flow) }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.include { $0.scene }
            object.member("flow", "The flow.") { $0.flow }
        }
    }
}

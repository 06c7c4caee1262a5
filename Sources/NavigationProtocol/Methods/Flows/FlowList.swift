/// `flow.list`: the flows of a scene.
package struct FlowList: MethodDefinition {
    package static let method = Method.flowList
    package static let function = ClientFunction("flows")
    package static let summary = "The flows of a scene."
    package static let resultSummary = "The flows, oldest first."
    package static let errors: [ErrorCode] = [.unknownScene]
    package static let examples: [Example] = [
        Example(
            "of a module",
            after: [Example.shop, FlowComplete.start],
            #"{"module":"shop"}"#,
            gives: """
                {"scene":"main","revision":1,"flows":[{"id":"a2","navigator":"n1","session":"s1","kind":"flow","name":"order",\
                "module":"shop","position":0,"state":"running"}]}
                """
        )
    ]

    package let scene: SceneTarget
    package let module: String?

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.scene = try SceneTarget(reading: &parameters)
        self.module = try parameters.string("module", "Only flows that this module drives.")
    }

    /// The answer: flows.
    package struct Result: WireObject {
        let scene: SceneRevision
        let flows: [WireFlow]

        package init(_ scene: SceneRevision, _ flows: [WireFlow]) { (self.scene, self.flows) = (scene, flows) }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.include { $0.scene }
            object.member("flows", "The flows, oldest first.") { $0.flows }
        }
    }
}

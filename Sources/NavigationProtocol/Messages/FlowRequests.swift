package import JSON
package import NavigationTree

/// `flow.start`: begin a sequence of steps that returns to where it began.
package struct StartFlow: Equatable, Sendable {
    package let target: NavigatorTarget
    package let name: String
    /// Who drives it; the session's own module when nil.
    package let module: String?
    package let checkpoint: String?
    /// The JSON Schema of the value that it is completed with.
    package let schema: RawJSON?
    package let data: RawJSON?
    /// Its first step.
    package let step: FlowStep?
    /// Whether the answer waits for the end of the flow.
    package let isForResult: Bool

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.target = try NavigatorTarget(&parameters)
        self.name = try parameters.name("name")
        self.module = try parameters.string("module")
        self.checkpoint = try parameters.string("checkpoint")
        self.schema = try parameters.schemaText("schema")
        if let schema { _ = try Parameters.schema(schema, of: "flow \"\(name)\"", called: "value") }
        self.data = parameters.flowData()
        if parameters.slice("type") == nil, parameters.slice("arguments") == nil, parameters.slice("method") == nil {
            self.step = nil
        } else {
            self.step = try FlowStep(&parameters)
        }
        self.isForResult = try parameters.forResult()
    }
}

/// A destination that a flow shows.
package struct FlowStep: Equatable, Sendable {
    package let destination: RequestedDestination
    /// The request's own word; nil leaves it to the type.
    package let method: NavigationMethod?

    init(_ parameters: inout Parameters) throws(WireError) {
        self.destination = try RequestedDestination(&parameters)
        self.method = try parameters.choice("method")
    }
}

/// `flow.next`: show the next step.
package struct AdvanceFlow: Equatable, Sendable {
    package let scene: SceneTarget
    package let flow: AttachmentID
    /// Where to show it; in front of the flow's anchor when nil.
    package let navigator: String?
    package let step: FlowStep
    /// What the flow keeps from now on; nil when that stays as it is.
    package let update: FlowData?

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.scene = try SceneTarget(&parameters)
        self.flow = try parameters.requiredFlow()
        self.navigator = try parameters.string("navigator")
        self.step = try FlowStep(&parameters)
        self.update = parameters.slice("data") == nil ? nil : FlowData(data: parameters.flowData())
    }
}

/// What a flow is to keep: null for nothing.
package struct FlowData: Equatable, Sendable {
    package let data: RawJSON?
}

/// `flow.update`: keep other data in a flow.
package struct UpdateFlow: Equatable, Sendable {
    package let scene: SceneTarget
    package let flow: AttachmentID
    package let data: RawJSON?

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.scene = try SceneTarget(&parameters)
        self.flow = try parameters.requiredFlow()
        _ = try parameters.required("data", "any JSON; null for nothing", parameters.raw("data"))
        self.data = parameters.flowData()
    }
}

/// `flow.complete`, `flow.cancel` and `flow.fail`.
package struct EndFlow: Equatable, Sendable {
    package let scene: SceneTarget
    package let flow: AttachmentID
    package let end: FlowEnd

    package init(complete parameters: inout Parameters) throws(WireError) {
        self.scene = try SceneTarget(&parameters)
        self.flow = try parameters.requiredFlow()
        self.end = .completed(parameters.raw("value"))
    }

    package init(cancel parameters: inout Parameters) throws(WireError) {
        self.scene = try SceneTarget(&parameters)
        self.flow = try parameters.requiredFlow()
        self.end = .cancelled(reason: try parameters.reason())
    }

    package init(fail parameters: inout Parameters) throws(WireError) {
        self.scene = try SceneTarget(&parameters)
        self.flow = try parameters.requiredFlow()
        let reason = try parameters.required("reason", "a text that says why", parameters.reason())
        self.end = .failed(reason: reason, parameters.raw("data"))
    }
}

/// `flow.list`: the flows of a scene.
package struct ListFlows: Equatable, Sendable {
    package let scene: SceneTarget
    /// Only those that this module drives.
    package let module: String?

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.scene = try SceneTarget(reading: &parameters)
        self.module = try parameters.string("module")
    }
}

/// `flow.get`: one flow.
package struct GetFlow: Equatable, Sendable {
    package let scene: SceneTarget
    package let flow: AttachmentID

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.scene = try SceneTarget(reading: &parameters)
        self.flow = try parameters.requiredFlow()
    }
}

extension Parameters {
    fileprivate mutating func requiredFlow() throws(WireError) -> AttachmentID {
        try required("flow", "the id that `flow.start` answered", attachment("flow"))
    }

    /// Any JSON but null, which stands for nothing.
    fileprivate mutating func flowData() -> RawJSON? {
        let isNull = isNull("data")
        let data = raw("data")
        return isNull ? nil : data
    }

    /// For people, 1,024 bytes at most.
    fileprivate mutating func reason() throws(WireError) -> String? {
        guard let reason = try string("reason") else { return nil }
        guard reason.utf8.count <= 1024 else { throw Self.invalid("reason", "a text of at most 1024 bytes") }
        return reason
    }
}

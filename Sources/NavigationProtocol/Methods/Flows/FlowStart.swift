package import JSON
package import NavigationTree

/// `flow.start`: a sequence of steps that ends where it began.
package struct FlowStart: MethodDefinition {
    package static let method = Method.flowStart
    package static let function = ClientFunction("startFlow", "name")
    package static let summary = """
        Starts a flow: a sequence of steps that ends where it began, or at a checkpoint, whatever was shown \
        meanwhile. A flow of a module outlives the module's process. A flow without a module belongs to the \
        session and ends with it. `type` is the first step, shown in the same revision. When the module declared a \
        flow of this name with `module.register`, the flow has from there what the request leaves out.
        """
    package static let resultSummary = "The flow, the place that it returns to, and where its first step is shown."
    package static let traits: MethodTraits = .operation
    package static let errors: [ErrorCode] =
        [ErrorCode].ofDestination + [.noStack, .cannotReturn, .invalidSchema, .unknownModule, .locked]
    package static var laterResults: [any WireObject.Type] { [OutcomeResult.self] }
    package static let examples: [Example] = [
        Example(
            "with its first step",
            after: [Example.shop],
            #"{"name":"order","type":"shop.item","method":"managedSheet","data":{"step":1}}"#,
            gives: """
                {"scene":"main","revision":1,"changed":true,"durability":"memory","flow":"a2","navigator":"n1","position":0,\
                "shown":{"navigator":"n3","entry":"e4"}}
                """
        ),
        Example(
            "to end at a checkpoint",
            after: [
                Example.shop, #"{"id":0,"method":"checkpoint.establish","params":{"checkpoint":"start"}}"#,
                Example.list,
            ],
            #"{"name":"order","checkpoint":"start"}"#,
            gives: """
                {"scene":"main","revision":3,"changed":true,"durability":"memory","flow":"a4","navigator":"n1","position":0}
                """
        ),
    ]

    package let target: NavigatorTarget
    package let name: String
    /// The module that drives it; the session's own module when nil.
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
        self.name = try parameters.name("name", "The flow's name; several flows may have the same.")
        self.module = try parameters.string(
            "module",
            "The module that drives it; the session's own when left out. Another module gets the signal `flow.started`."
        )
        self.checkpoint = try parameters.string(
            "checkpoint",
            "A checkpoint on the navigator or above, to return to; the end of the path now when left out."
        )
        self.schema = try parameters.schemaText(
            "schema",
            "The JSON Schema of the value that completes it; any value is accepted when left out."
        )
        if let schema { _ = try Parameters.schema(schema, of: "flow \"\(name)\"", called: "value") }
        self.data = parameters.flowData("Any JSON that the flow keeps for its driver; null for nothing.")
        self.step = try FlowStep(optional: &parameters)
        self.isForResult = try parameters.forResult(
            "Whether the answer waits for the end of the flow: `completed`, `cancelled`, `failed` or `redirected`."
        )
    }

    /// The answer: the flow, and where it returns to.
    package struct Result: WireComponent, WireObject {
        package static let componentName = "FlowStartedResult"

        let change: ChangeResult
        package let flow: AttachmentID
        let place: CheckpointPlace
        let shown: ShownStep?

        package init(
            _ change: ChangeResult,
            _ flow: AttachmentID,
            _ place: CheckpointPlace,
            _ shown: (navigator: NavigatorID, entry: EntryID?)?
        ) {
            (self.change, self.flow, self.place) = (change, flow, place)
            self.shown = shown.map { ShownStep(navigator: $0.navigator, entry: $0.entry) }
        }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.include { $0.change }
            object.member("flow", "The flow's id.") { $0.flow }
            object.include { $0.place }
            object.optional("shown", "Where the first step is shown.") { $0.shown }
        }
    }

    /// Where a step is shown.
    struct ShownStep: WireObject {
        let navigator: NavigatorID
        let entry: EntryID?

        static func members(_ object: inout some ObjectMembers<Self>) {
            object.member("navigator", "The navigator where it is shown now.") { $0.navigator }
            object.optional("entry", "The entry that shows it.") { $0.entry }
        }
    }
}

/// A destination that a flow shows.
package struct FlowStep: Equatable, Sendable {
    package let destination: RequestedDestination
    /// The request's own choice; nil leaves it to the type.
    package let method: NavigationMethod?

    init(_ parameters: inout Parameters) throws(WireError) {
        self.destination = try RequestedDestination(&parameters)
        self.method = try parameters.choice("method", "How the step is shown; the type's method when left out.")
    }

    /// A first step may be left out.
    init?(optional parameters: inout Parameters) throws(WireError) {
        let destination = try parameters.optionalDestination("The destination type of the first step.")
        let method: NavigationMethod? = try parameters.choice(
            "method",
            "How the first step is shown; the type's method when left out."
        )
        guard let destination else {
            if method != nil { _ = try parameters.requiredString("type") }
            return nil
        }
        (self.destination, self.method) = (destination, method)
    }
}

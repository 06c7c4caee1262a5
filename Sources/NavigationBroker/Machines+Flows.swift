import JSON
import NavigationProtocol
import NavigationTree

// Flows: sequences of steps that one module drives, and that end where they began. The tree keeps them; who drives them now is known here.

extension Machines {
    // MARK: From the beginning to the end

    /// Starts a flow and shows its first step, as one revision.
    mutating func startFlow(_ request: StartFlow, _ context: Execution) throws(WireError) -> Completion {
        let navigator = try find(request.target)
        try checkRoomForResult(request.isForResult, context)
        try checkSize(of: request.data)
        let scene = self[scene: request.target.scene.scene]
        let module = try driver(request.module, context)
        let isForAnother = module.map { registry.modules[$0]?.owner != context.authority } ?? false
        let flow = FlowRequest(
            name: request.name,
            module: module,
            checkpoint: request.checkpoint,
            schema: request.schema,
            data: request.data,
            tellsModule: isForAnother
        )
        var started: AttachmentID?
        try inTransaction(on: scene, context) { broker, context throws(WireError) in
            let attached = try broker.operate(on: scene) { tree throws(NavigationError) in
                try tree.startFlow(flow, at: navigator, by: context.authority)
            }
            started = attached.attachment.id
            let shown = try request.step.map { step throws(WireError) in
                try broker.show(step, on: navigator, in: scene, context)
            }
            broker.finish(attached.change, in: scene, context)
            broker.result.raw(",\"flow\":")
            broker.result.id(attached.attachment.id)
            broker.anchorMembers(of: attached.attachment)
            if let shown {
                broker.result.raw(",\"shown\":{\"navigator\":")
                broker.result.id(shown.navigator)
                if let entry = shown.entry {
                    broker.result.raw(",\"entry\":")
                    broker.result.id(entry)
                }
                broker.result.raw("}")
            }
            broker.result.raw("}")
        }
        guard request.isForResult, let started else { return .answered }
        return .waitingForResult(Results.Place(scene: scene.name, subject: .flow(started)), nil)
    }

    /// Shows the next step of a flow in front of its anchor, and keeps what the flow is to know, as one revision.
    mutating func advanceFlow(_ request: AdvanceFlow, _ context: Execution) throws(WireError) {
        let scene = try check(request.scene)
        let flow = try flow(request.flow, in: scene, drivenBy: context)
        let navigator = try place(request.navigator, of: flow, in: scene)
        try checkSize(of: request.update?.data)
        try inTransaction(on: scene, context) { broker, context throws(WireError) in
            let shown = try broker.show(request.step, on: navigator, in: scene, context)
            var change = shown.change
            if let update = request.update, scene.tree.attachment(flow.id) != nil {
                let updated = try broker.operate(on: scene) { tree throws(NavigationError) in
                    try tree.updateFlow(flow.id, data: update.data)
                }
                if change.isEmpty { change = updated }
            }
            broker.finish(change, in: scene, context)
            broker.result.shown(shown.navigator, shown.entry)
        }
    }

    mutating func updateFlow(_ request: UpdateFlow, _ context: Execution) throws(WireError) {
        let scene = try check(request.scene)
        let flow = try flow(request.flow, in: scene, drivenBy: context)
        try checkSize(of: request.data)
        let change = try operate(on: scene) { tree throws(NavigationError) in
            try tree.updateFlow(flow.id, data: request.data)
        }
        finish(change, in: scene, context)
        result.raw("}")
    }

    /// Returns to the anchor. Only its driver may say that a flow is done or has failed; everyone may cancel it.
    mutating func endFlow(_ request: EndFlow, _ context: Execution) throws(WireError) {
        let scene = try check(request.scene)
        switch request.end {
        case .completed(let value):
            let flow = try flow(request.flow, in: scene, drivenBy: context)
            try check(value, completing: flow, in: scene)
        case .failed(_, let data):
            _ = try flow(request.flow, in: scene, drivenBy: context)
            try checkSize(of: data)
        case .cancelled: break
        }
        let ended = try operate(on: scene) { tree throws(NavigationError) in
            try tree.endFlow(request.flow, request.end)
        }
        finish(ended.change, in: scene, context)
        anchorMembers(of: ended.attachment)
        result.raw(",\"removed\":")
        result.removed(ended.change.removed)
        result.raw("}")
    }

    // MARK: Looking

    mutating func listFlows(_ request: ListFlows) throws(WireError) {
        try check(request.scene)
        let tree = self[scene: request.scene.scene].tree
        result.raw("{\"scene\":")
        result.string(tree.scene)
        result.raw(",\"revision\":")
        result.integer(tree.revision)
        result.raw(",\"flows\":[")
        let flows = tree.allFlows.filter { request.module == nil || $0.flow?.module == request.module }
        result.list(flows.map { ($0, isRunning($0)) }) { $0.flow($1.0, isRunning: $1.1) }
        result.raw("]}")
    }

    mutating func getFlow(_ request: GetFlow) throws(WireError) {
        try check(request.scene)
        let tree = self[scene: request.scene.scene].tree
        guard let attachment = tree.attachment(request.flow), attachment.flow != nil else {
            throw WireError(.unknownAttachment(request.flow), in: tree)
        }
        result.raw("{\"scene\":")
        result.string(tree.scene)
        result.raw(",\"revision\":")
        result.integer(tree.revision)
        result.raw(",\"flow\":")
        result.flow(attachment, isRunning: isRunning(attachment))
        result.raw("}")
    }

    /// Sessions besides a signal's recipient that it concerns: whoever drives the flow now.
    func driver(of signal: Signal) -> SessionID? { signal.flow?.module.flatMap { registry.modules[$0]?.owner } }

    // MARK: Who drives

    /// The module that is to drive a new flow: the one that is named, else the session's own, if it has any.
    private func driver(_ name: String?, _ context: Execution) throws(WireError) -> String? {
        if let name {
            guard registry.modules[name] != nil else { throw WireError(.unknownModule(name), in: registry) }
            return name
        }
        let own = registry.modules(of: context.authority)
        guard own.count > 1 else { return own.first }
        throw Parameters.invalid("module", "given: this session has the modules \(own.joined(separator: ", "))")
    }

    private func isRunning(_ attachment: Attachment) -> Bool {
        guard let module = attachment.flow?.module else { return true }
        return registry.modules[module] != nil
    }

    /// A flow that the session may drive.
    private func flow(
        _ id: AttachmentID,
        in scene: Scene,
        drivenBy context: Execution
    ) throws(WireError) -> Attachment {
        guard let attachment = scene.tree.attachment(id), let flow = attachment.flow else {
            throw WireError(.unknownAttachment(id), in: scene.tree)
        }
        let driver = flow.module.map { registry.modules[$0]?.owner } ?? attachment.session
        guard driver == context.authority else { throw .notFlowOwner(attachment, flow) }
        return attachment
    }

    // MARK: Parts

    /// Where a step is shown: a navigator at or below the flow's, the one in front when none is named.
    private func place(_ reference: String?, of flow: Attachment, in scene: Scene) throws(WireError) -> NavigatorID {
        guard let reference else { return scene.tree.front(of: flow) }
        let navigator = try find(reference, in: scene.name)
        guard scene.tree.isInside(navigator, flow.navigator) else {
            throw WireError(
                .outsideFlow,
                "Navigator \(navigator) is not at or below \(flow.navigator), where the flow \(flow.id) began",
                ["flow": .id(flow.id), "navigator": .id(navigator), "anchor": .id(flow.navigator)]
            )
        }
        return navigator
    }

    private mutating func show(
        _ step: FlowStep,
        on navigator: NavigatorID,
        in scene: Scene,
        _ context: Execution
    ) throws(WireError) -> (change: NavigationChange, navigator: NavigatorID, entry: EntryID?) {
        let (destination, ownMethod, _) = try resolve(step.destination, on: navigator, in: scene)
        let method = step.method ?? ownMethod ?? .push
        return try operate(on: scene) { tree throws(NavigationError) in
            guard method != .push else {
                let pushed = try tree.push(destination, on: navigator, by: context.session)
                return (pushed.change, pushed.navigator, pushed.entry)
            }
            let presentation = Presentation(destination, method: method)
            let created = try tree.present(presentation, over: navigator, by: context.session)
            return (created.change, created.navigator, created.entry)
        }
    }

    private mutating func anchorMembers(of attachment: Attachment) {
        result.raw(",\"navigator\":")
        result.id(attachment.navigator)
        result.raw(",\"position\":")
        result.integer(attachment.flow?.position ?? 0)
    }

    private func checkSize(of data: RawJSON?) throws(WireError) {
        guard let data, data.count > limits.flowData else { return }
        throw .limitReached("flowData", limits.flowData)
    }

    /// A value has to fit the flow, and the checkpoint that it returns to.
    private func check(_ value: RawJSON?, completing attachment: Attachment, in scene: Scene) throws(WireError) {
        if let flow = attachment.flow, let schema = flow.schema {
            try Self.check(value, against: schema, of: "flow", called: flow.name)
        }
        if let checkpoint = scene.tree.checkpoint(of: attachment)?.checkpoint, let schema = checkpoint.schema {
            try Self.check(value, against: schema, of: "checkpoint", called: checkpoint.name)
        }
    }
}

extension JSONWriter {
    /// A flow with what is known of it now; with its scene where that is not said before.
    fileprivate mutating func flow(_ attachment: Attachment, isRunning: Bool, in scene: String? = nil) {
        raw("{")
        if let scene {
            raw("\"scene\":")
            string(scene)
            raw(",")
        }
        attachmentMembers(attachment)
        raw(",\"state\":")
        string(isRunning ? "running" : "suspended")
        raw("}")
    }
}

extension WireError {
    fileprivate static func notFlowOwner(_ attachment: Attachment, _ flow: Flow) -> Self {
        let owner = flow.module.map { "the module \"\($0)\"" } ?? attachment.session.map { "session \($0)" } ?? "nobody"
        return WireError(
            .notFlowOwner,
            "The flow \(attachment.id) is driven by \(owner); others may only cancel it",
            [
                "flow": .id(attachment.id), "module": flow.module.map { .string($0) },
                "session": flow.module == nil ? attachment.session.map { .id($0) } : nil,
            ]
        )
    }
}

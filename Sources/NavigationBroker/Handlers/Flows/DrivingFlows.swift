import JSON
import NavigationProtocol
import NavigationTree

// Flows: sequences of steps that one module drives. The tree keeps them; the registry knows who drives them now.

extension DestinationRegistry {
    /// The module that drives a new flow: the one that is named, else the session's own, if it has any.
    func driver(named name: String?, for session: SessionID) throws(WireError) -> String? {
        if let name {
            guard modules[name] != nil else { throw WireError(.unknownModule(name), in: self) }
            return name
        }
        let own = modules(of: session)
        guard own.count > 1 else { return own.first }
        throw Parameters.invalid("module", "given: this session has the modules \(own.joined(separator: ", "))")
    }

    /// A flow that the session may drive.
    func flow(_ id: AttachmentID, in scene: Scene, drivenBy session: SessionID) throws(WireError) -> Attachment {
        guard let attachment = scene.tree.attachment(id), let flow = attachment.flow else {
            throw WireError(.unknownAttachment(id), in: scene.tree)
        }
        let driver = flow.module.map { modules[$0]?.owner } ?? attachment.session
        guard driver == session else { throw .notFlowOwner(attachment, flow) }
        return attachment
    }

    /// A flow as it is now; nil for another attachment.
    ///
    /// - Parameter scene: in lists about several scenes.
    func described(_ attachment: Attachment, in scene: String? = nil) -> WireFlow? {
        let isRunning = attachment.flow?.module.map { modules[$0] != nil } ?? true
        return WireFlow(attachment, isRunning: isRunning, in: scene)
    }
}

extension Scene {
    /// Where a step is shown: a navigator at or below the flow's, the one in front when none is named.
    func place(_ reference: String?, of flow: Attachment) throws(WireError) -> NavigatorID {
        guard let reference else { return tree.front(of: flow) }
        let navigator = try find(reference)
        guard tree.isInside(navigator, flow.navigator) else {
            throw WireError(
                .outsideFlow,
                "Navigator \(navigator) is not at or below \(flow.navigator), where the flow \(flow.id) began",
                ["flow": .id(flow.id), "navigator": .id(navigator), "anchor": .id(flow.navigator)]
            )
        }
        return navigator
    }
}

extension FlowStep {
    /// Shows the step, within the change that the caller makes of it.
    func show(
        on navigator: NavigatorID,
        in scene: Scene,
        _ machines: inout Machines,
        _ execution: inout Execution
    ) throws(WireError) -> (change: NavigationChange, navigator: NavigatorID, entry: EntryID?) {
        let (destination, ownMethod, _, declared) = try machines.resolve(
            destination,
            on: navigator,
            in: scene,
            &execution
        )
        let method = try machines.defined(method ?? ownMethod ?? .push)
        let session = execution.session
        return try machines.operate(on: scene) { tree throws(NavigationError) in
            guard method != .push else {
                let pushed = try tree.push(destination, on: navigator, by: session)
                return (pushed.change, pushed.navigator, pushed.entry)
            }
            let presentation = Presentation(
                destination,
                method: method,
                buttons: method.hasButtons ? declared?.buttons : nil,
                preferredName: declared?.name
            )
            let created = try tree.present(presentation, over: navigator, by: session)
            return (created.change, created.navigator, created.entry)
        }
    }
}

extension Limits {
    func checkFlowData(_ data: RawJSON?) throws(WireError) {
        guard let data, data.count > flowData else { return }
        throw .limitReached("flowData", flowData)
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

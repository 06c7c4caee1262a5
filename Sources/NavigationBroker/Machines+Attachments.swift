import JSON
import NavigationProtocol
import NavigationTree

// Locks, checkpoints, mappings and triggers; what entries say at their end.

extension Machines {
    // MARK: Locks and mappings

    mutating func takeLock(_ request: TakeLock, _ context: Execution) throws(WireError) {
        let scene = try check(request.target.scene)
        let navigator = try find(request.target.navigator, in: scene)
        try attach(in: scene, as: ",\"lock\":", context) { tree throws(NavigationError) in
            try tree.lock(navigator, reason: request.reason, by: context.session)
        }
    }

    mutating func addMapping(_ request: AddMapping, _ context: Execution) throws(WireError) {
        let scene = try check(request.target.scene)
        let navigator = try find(request.target.navigator, in: scene)
        try attach(in: scene, as: ",\"mapping\":", context) { tree throws(NavigationError) in
            try tree.map(request.mapping, on: navigator, by: context.session)
        }
    }

    /// Takes a lock or a mapping away, whichever the method is about.
    mutating func detach(_ request: Detach, _ context: Execution) throws(WireError) {
        let scene = try check(request.scene)
        let isMeant =
            switch scene.tree.attachment(request.attachment)?.content {
            case .lock: context.method == .unlock
            case .mapping: context.method == .mappingRemove
            case .checkpoint, .trigger, .flow, nil: false
            }
        guard isMeant else { throw WireError(.unknownAttachment(request.attachment), in: scene.tree) }
        let change = try operate(on: scene) { tree throws(NavigationError) in try tree.detach(request.attachment) }
        finish(change, in: scene, context)
        result.raw("}")
    }

    private mutating func attach(
        in scene: Scene,
        as member: StaticString,
        _ context: Execution,
        _ operation: (inout NavigationTree) throws(NavigationError) -> NavigationTree.Attached
    ) throws(WireError) {
        let attached = try operate(on: scene, operation)
        finish(attached.change, in: scene, context)
        result.raw(",\"navigator\":")
        result.id(attached.attachment.navigator)
        result.raw(member)
        result.id(attached.attachment.id)
        result.raw("}")
    }

    mutating func listAttachments(_ request: ListAttachments) throws(WireError) {
        try check(request.target.scene)
        let tree = self[scene: request.target.scene.scene].tree
        let attachments: [Attachment]
        if request.target.navigator == nil {
            attachments = tree.allAttachments
        } else {
            attachments = tree.attachments(at: try find(request.target))
        }
        result.raw("{\"scene\":")
        result.string(tree.scene)
        result.raw(",\"revision\":")
        result.integer(tree.revision)
        result.raw(",\"attachments\":[")
        result.list(attachments.filter { request.kind == nil || $0.kind == request.kind }) { $0.attachment($1) }
        result.raw("]}")
    }

    // MARK: Checkpoints

    mutating func establish(_ request: EstablishCheckpoint, _ context: Execution) throws(WireError) {
        let scene = try check(request.target.scene)
        let navigator = try find(request.target.navigator, in: scene)
        // A module may come back in another session, and its checkpoint is there still.
        let modules = registry.modules(of: context.session)
        let module = modules.count == 1 ? modules.first : nil
        let attached = try operate(on: scene) { tree throws(NavigationError) in
            try tree.establishCheckpoint(
                request.name,
                at: navigator,
                schema: request.schema,
                of: module,
                by: context.session
            )
        }
        finish(attached.change, in: scene, context)
        checkpointMembers(attached.attachment)
        result.raw("}")
    }

    private mutating func checkpointMembers(_ attachment: Attachment) {
        result.raw(",\"navigator\":")
        result.id(attachment.navigator)
        result.raw(",\"position\":")
        result.integer(attachment.checkpoint?.position ?? 0)
    }

    mutating func returnToCheckpoint(_ request: NamedCheckpoint, _ context: Execution) throws(WireError) {
        let scene = try check(request.target.scene)
        let navigator = try find(request.target.navigator, in: scene)
        if let found = scene.tree.checkpoint(request.name, from: navigator) {
            if let checkpoint = found.checkpoint, let schema = checkpoint.schema {
                try Self.check(request.value, against: schema, of: "checkpoint", called: checkpoint.name)
            }
        }
        let returned = try operate(on: scene) { tree throws(NavigationError) in
            try tree.returnToCheckpoint(request.name, from: navigator, value: request.value)
        }
        finish(returned.change, in: scene, context)
        checkpointMembers(returned.attachment)
        result.raw(",\"removed\":")
        result.removed(returned.change.removed)
        result.raw("}")
    }

    /// - Parameters:
    ///   - value: checked as null when there is none.
    ///   - kind: what the value is for, `checkpoint` or `flow`.
    static func check(
        _ value: RawJSON?,
        against text: RawJSON,
        of kind: String,
        called name: String
    ) throws(WireError) {
        let schema = try Parameters.schema(text, of: "\(kind) \"\(name)\"", called: "value")
        let violation: JSONSchemaViolation?
        do { violation = schema.check(try (value ?? .null).value()) } catch {
            throw Parameters.invalid("value", "a value that can be looked into: \(error)")
        }
        guard let violation else { return }
        throw WireError(
            .invalidArguments,
            "The value does not fit the \(kind) \"\(name)\": \(violation.reason)",
            [
                kind: .string(name), "path": .string(violation.path),
                "keyword": .string(violation.keyword), "reason": .string(violation.reason),
            ]
        )
    }

    mutating func canReturn(_ request: NamedCheckpoint) throws(WireError) {
        let navigator = try find(request.target)
        let tree = self[scene: request.target.scene.scene].tree
        let found = tree.checkpoint(request.name, from: navigator)
        result.raw("{\"scene\":")
        result.string(tree.scene)
        result.raw(",\"revision\":")
        result.integer(tree.revision)
        result.raw(",\"canReturn\":")
        result.bool(found != nil)
        if let found { checkpointMembers(found) }
        result.raw("}")
    }

    mutating func removeCheckpoint(_ request: NamedCheckpoint, _ context: Execution) throws(WireError) {
        let scene = try check(request.target.scene)
        let navigator = try find(request.target.navigator, in: scene)
        let change = try operate(on: scene) { tree throws(NavigationError) in
            try tree.removeCheckpoint(request.name, at: navigator)
        }
        finish(change, in: scene, context)
        result.raw("}")
    }

    // MARK: Triggers

    /// The operation is tried first, and taken back, so that one that can never be carried out is not bound.
    mutating func bindTrigger(_ parameters: inout Parameters, _ context: Execution) throws(WireError) {
        var request = try read(&parameters, BindTrigger.init(_:))
        let scene = try check(request.target.scene)
        let navigator = try find(request.target.navigator, in: scene)
        try rehearse(&request.operation, on: navigator, in: scene, context)
        let trigger = Trigger(
            name: request.name,
            method: request.operation.method.rawValue,
            parameters: request.operation.text
        )
        try attach(in: scene, as: ",\"trigger\":", context) { tree throws(NavigationError) in
            try tree.bind(trigger, to: navigator, by: context.session)
        }
    }

    /// Setting a trigger carries its operation out, on its navigator; it is reset in the same revision.
    ///
    /// One that sends something is reset in a revision of its own, and the answer is that of the sequence.
    mutating func setTrigger(_ request: NamedTrigger, _ context: Execution) throws(WireError) -> Completion {
        let scene = try check(request.target.scene)
        let navigator = try find(request.target.navigator, in: scene)
        let found: Attachment
        do { found = try scene.tree.trigger(request.name, at: navigator) } catch {
            throw WireError(error, in: scene.tree)
        }
        guard let trigger = found.trigger, let method = Method(rawValue: trigger.method) else { return .answered }
        let inner = OperationContext(scene: scene.name, navigator: "\(navigator)")
        do {
            try inTransaction(on: scene, context) { broker, context throws(WireError) in
                let before = scene.tree.openSteps.count
                try broker.perform(method, trigger.parameters, in: inner, context.with(authority: found.session))
                if scene.tree.openSteps.count > before { scene.tree.fire(found) }
            }
            return .answered
        } catch  where error.code == .cannotWait && !scene.isInTransaction {
            let completion = try perform(method, trigger.parameters, in: inner, context.with(authority: found.session))
            try together(on: scene, context) { _, _ throws(WireError) in scene.tree.fire(found) }
            return completion
        }
    }

    mutating func unbindTrigger(_ request: NamedTrigger, _ context: Execution) throws(WireError) {
        let scene = try check(request.target.scene)
        let navigator = try find(request.target.navigator, in: scene)
        let change = try operate(on: scene) { tree throws(NavigationError) in
            try tree.detach(try tree.trigger(request.name, at: navigator).id)
        }
        finish(change, in: scene, context)
        result.raw("}")
    }

    // MARK: Entries at their end

    mutating func closeEntry(_ request: FinishEntry, _ context: Execution) throws(WireError) {
        try end(request, context) { tree throws(NavigationError) in
            try tree.finishEntry(request.entry, value: request.value)
        }
    }

    mutating func answerAlert(_ request: FinishEntry, _ context: Execution) throws(WireError) {
        try end(request, context) { tree throws(NavigationError) in
            try tree.answer(request.entry, with: request.answer, value: request.value)
        }
    }

    private mutating func end(
        _ request: FinishEntry,
        _ context: Execution,
        _ operation: (inout NavigationTree) throws(NavigationError) -> NavigationChange
    ) throws(WireError) {
        let scene = try check(request.scene)
        let change = try operate(on: scene, operation)
        finish(change, in: scene, context)
        result.removed(change)
    }

    mutating func showInColumn(_ request: ShowInColumn, _ context: Execution) throws(WireError) {
        let scene = try check(request.target.scene)
        let navigator = try find(request.target.navigator, in: scene)
        let next = scene.tree[navigator]?.nextSibling ?? navigator
        let destination = try request.destination.map { requested throws(WireError) in
            try resolve(requested, on: next, in: scene).destination
        }
        let shown = try operate(on: scene) { tree throws(NavigationError) in
            try tree.showInNextColumn(destination, after: navigator, by: context.session)
        }
        finish(shown.change, in: scene, context)
        result.shown(shown.navigator, shown.entry)
    }
}

extension Attachment {
    fileprivate var kind: ListAttachments.Kind {
        switch content {
        case .lock: .lock
        case .checkpoint: .checkpoint
        case .mapping: .mapping
        case .trigger: .trigger
        case .flow: .flow
        }
    }
}

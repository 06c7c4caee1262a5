import JSON
import NavigationProtocol
import NavigationTree

// Several operations as one revision, or none: transactions, plans, and triggers that carry their operation out.

extension Machines {
    mutating func transact(_ parameters: inout Parameters, _ context: Execution) throws(WireError) {
        let request = try operations(&parameters)
        result.raw("{\"operations\":[")
        let change = try together(on: self[scene: request.scene.scene], context) { broker, context throws(WireError) in
            try broker.perform(request.operations, context)
        }
        result.raw("],\"scene\":")
        result.string(request.scene.scene)
        result.raw(",\"revision\":")
        result.integer(change.revision)
        writeMark(isChanged: !change.isEmpty)
        result.raw("}")
    }

    private func operations(_ parameters: inout Parameters) throws(WireError) -> Operations {
        let request = try read(&parameters, Operations.init(_:))
        try check(request.scene)
        guard (1...limits.batch).contains(request.operations.count) else {
            throw Parameters.invalid("operations", "a list of 1 to \(limits.batch) operations")
        }
        return request
    }

    private mutating func perform(_ operations: [Operation], _ context: Execution) throws(WireError) {
        for (index, operation) in operations.enumerated() {
            if index > 0 { result.raw(",") }
            var parameters = operation.parameters
            do { _ = try perform(&parameters, context.within(operation.method)) } catch {
                throw error.inOperation(index)
            }
        }
    }

    /// Carries out an operation whose parameters are kept as text.
    @discardableResult
    mutating func perform(
        _ method: Method,
        _ text: RawJSON,
        in inner: OperationContext,
        _ context: Execution
    ) throws(WireError) -> Completion {
        let text = text.bytes
        return try text.span.bytes.withUnsafeBytes { bytes throws(WireError) in
            var scanner = JSONScanner(maximumDepth: limits.depth)
            do { try scanner.scan(bytes.bytes) } catch { throw Parameters.invalid("params", "JSON: \(error)") }
            var parameters = Parameters(bytes, members: scanner.members, of: method)
            parameters.context = inner
            return try perform(&parameters, context.within(method))
        }
    }

    /// Lets operations gather, then makes one revision of them and publishes it. When one is refused, none has happened.
    @discardableResult
    mutating func together(
        on scene: Scene,
        _ context: Execution,
        _ body: (inout Machines, Execution) throws(WireError) -> Void
    ) throws(WireError) -> NavigationChange {
        if scene.isInTransaction { return try part(of: scene, context, body) }
        scene.tree.begin()
        do { try body(&self, context) } catch {
            scene.tree.rollBack()
            throw error
        }
        let change = scene.tree.commit()
        publish(change, in: scene, cause: cause(context), now: context.now)
        return change
    }

    /// Operations that belong to a transaction which is open already: what they did, or none of it.
    private mutating func part(
        of scene: Scene,
        _ context: Execution,
        _ body: (inout Machines, Execution) throws(WireError) -> Void
    ) throws(WireError) -> NavigationChange {
        let before = scene.tree.savepoint()
        do { try body(&self, context) } catch {
            scene.tree.takeBack(to: before)
            throw error
        }
        return scene.tree.openChange
    }

    /// The same, unless a transaction is open already, of which this is a part then.
    mutating func inTransaction(
        on scene: Scene,
        _ context: Execution,
        _ body: (inout Machines, Execution) throws(WireError) -> Void
    ) throws(WireError) {
        if scene.isInTransaction { return try body(&self, context) }
        _ = try together(on: scene, context, body)
    }

    // MARK: Without effect

    /// What a transaction would do: its changes, or its refusal, and what it would meet.
    mutating func plan(_ parameters: inout Parameters, _ context: Execution) throws(WireError) {
        let request = try operations(&parameters)
        let scene = self[scene: request.scene.scene]
        scene.tree.begin()
        result.raw("{\"operations\":[")
        var refusal: WireError?
        do { try perform(request.operations, context) } catch { refusal = error }
        let steps = scene.tree.openSteps
        let asked = refusal == nil ? guardsToAsk(about: steps, in: scene) : []
        let locks = refusal?.code == .locked ? scene.tree.heldLocks : []
        scene.tree.rollBack()
        if refusal != nil {
            result.removeAll()
            result.raw("{\"operations\":[")
        }
        result.raw("],\"scene\":")
        result.string(scene.name)
        result.raw(",\"revision\":")
        result.integer(scene.tree.revision)
        result.raw(",\"allowed\":")
        result.bool(refusal == nil)
        if let refusal {
            result.raw(",\"refusal\":")
            result.error(refusal)
        }
        result.raw(",\"changes\":[")
        if refusal == nil { result.list(steps) { $0.step($1) } }
        result.raw("],\"locks\":[")
        result.list(locks) { $0.attachment($1) }
        result.raw("],\"guards\":[")
        result.list(asked) { [registry] in $1.described(modules: registry.modules(of: $1.session)).write(to: &$0) }
        result.raw("]}")
    }

    /// Refuses an operation that is wrong in itself, whatever the tree looks like.
    mutating func rehearse(
        _ operation: inout Operation,
        on navigator: NavigatorID,
        in scene: Scene,
        _ context: Execution
    ) throws(WireError) {
        let length = result.count
        operation.parameters.context = OperationContext(scene: scene.name, navigator: "\(navigator)")
        let before = scene.tree.savepoint()
        defer {
            scene.tree.takeBack(to: before)
            result.truncate(to: length)
        }
        do { _ = try perform(&operation.parameters, context.within(operation.method)) } catch {
            if error.code == .invalidParams || error.code == .invalidSchema { throw error }
        }
    }
}

extension Execution {
    /// For an operation within this request: it has no answer of its own.
    fileprivate func within(_ method: Method) -> Execution {
        var context = Execution(method, place, now, authority: authority)
        context.during = during
        context.hasToken = hasToken
        return context
    }

    /// The same request with the right of another session.
    func with(authority: SessionID?) -> Execution {
        var context = Execution(method, place, now, authority: authority ?? self.authority)
        context.during = during
        context.hasToken = hasToken
        return context
    }
}

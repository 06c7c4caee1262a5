import JSON
import NavigationProtocol
import NavigationTree

// Steps that all requests on a tree share: find the scene and the navigator, resolve the destination, operate, publish.

extension Machines {
    /// The scene that must be there because it was looked up before.
    subscript(scene name: String) -> Scene {
        guard let scene = scenes[name] else { preconditionFailure("there is no scene \(name)") }
        return scene
    }

    /// A scene by its name.
    func scene(_ name: String) -> Scene? { scenes[name] }

    /// The scene that a request means. Refuses one that is not there, or not at the revision that the request wants.
    @discardableResult
    func check(_ target: SceneTarget) throws(WireError) -> Scene { try scenes.check(target) }

    /// The navigator that a request means.
    func find(_ reference: String?, in scene: String) throws(WireError) -> NavigatorID {
        try self[scene: scene].find(reference)
    }

    func find(_ reference: String?, in scene: Scene) throws(WireError) -> NavigatorID { try scene.find(reference) }

    func find(_ target: NavigatorTarget) throws(WireError) -> NavigatorID {
        try find(target, in: check(target.scene))
    }

    /// The navigator that a request means: the one that it names, or that shows the entry that it comes from.
    @inline(__always)
    func find(_ target: NavigatorTarget, in scene: Scene) throws(WireError) -> NavigatorID {
        guard let entry = target.fromEntry else { return try scene.find(target.navigator) }
        return try scene.find(target.navigator, showing: entry)
    }

    /// Where the items of a sequence are handled. An entry that the request comes from stands for its navigator.
    func sendTarget(_ target: NavigatorTarget) throws(WireError) -> (scene: String, navigator: String?) {
        let navigator = target.fromEntry == nil ? target.navigator : "\(try find(target))"
        return (target.scene.scene, navigator)
    }

    /// The author of a request, as its session and the request itself say.
    @inline(__always)
    func author(_ execution: borrowing Execution) -> Cause.Author? {
        let author = sessions[execution.session]?.author
        guard let isByPerson = execution.isByPerson, isByPerson != author?.isByPerson ?? false else { return author }
        return .known(
            client: author?.client,
            module: author?.module,
            isByPerson: isByPerson,
            identity: author?.identity
        )
    }

    /// The cause of a change that this request makes.
    func cause(_ execution: borrowing Execution) -> Cause {
        if case .sequence(let id) = execution.place.sink { return cause(ofOperationOf: id, execution) }
        return Cause(
            .request(execution.method),
            session: execution.session,
            author: author(execution),
            request: execution.place.id,
            fromEntry: execution.fromEntry,
            time: telemetry.wallClock.milliseconds(at: execution.now),
            trace: execution.place.trace
        )
    }

    /// A sequence may outlive its session, so it has the names itself.
    private func cause(ofOperationOf id: SequenceID, _ execution: borrowing Execution) -> Cause {
        Cause(
            .request(.send),
            session: execution.session,
            author: sequences[id]?.author,
            request: execution.place.id,
            fromEntry: sequences[id]?.fromEntry,
            time: telemetry.wallClock.milliseconds(at: execution.now),
            trace: execution.place.trace
        )
    }

    /// The cause of a change that follows from what a module answered.
    func cause(_ event: Cause.Event, answering question: Question, now: MonotonicTime) -> Cause {
        Cause(
            event,
            session: question.provider,
            author: .known(
                client: sessions[question.provider]?.name,
                module: question.module,
                identity: sessions[question.provider]?.identity
            ),
            time: telemetry.wallClock.milliseconds(at: now),
            trace: question.trace
        )
    }

    /// Refuses to wait for more results than a session may.
    func checkRoomForResult(_ isForResult: Bool, _ execution: borrowing Execution) throws(WireError) {
        guard isForResult else { return }
        guard execution.place.id != nil else {
            throw Parameters.invalid("forResult", "left out of a notification, which is not answered")
        }
        try sessions.checkRoomForResult(of: execution.session, limits: limits)
    }

    // MARK: Destinations

    /// The destination that is shown when a request names this one on a navigator.
    ///
    /// The navigator's mappings are applied, and the arguments are checked against the type.
    mutating func resolve(
        _ request: RequestedDestination,
        on navigator: NavigatorID,
        in scene: Scene,
        isMapped: Bool = true,
        _ execution: inout Execution
    ) throws(WireError) -> DestinationDefinition.Resolved {
        guard isMapped, scene.withTree({ !$0.mappings.isEmpty }),
            let mapping = scene.withTree({ $0.mapping(of: request.type, on: navigator) })
        else { return try lookUp(request, on: navigator, in: scene, &execution) }
        let target = RequestedDestination(
            type: mapping.target,
            arguments: mapping.arguments ?? request.arguments,
            hints: request.hints
        )
        do { return try lookUp(target, on: navigator, in: scene, &execution) } catch {
            throw error.afterMapping(from: mapping.source)
        }
    }

    /// Without mappings.
    private mutating func lookUp(
        _ request: RequestedDestination,
        on navigator: NavigatorID,
        in scene: Scene,
        _ execution: inout Execution
    ) throws(WireError) -> DestinationDefinition.Resolved {
        try requireSight(ofRequested: request.type, in: scene, execution)
        // Nearly always no type is registered for a part of a tree, and then the tree is not needed.
        let definition =
            registry.hasScopes
            ? scene.withTree { registry.definition(of: request.type, on: navigator, in: $0) }
            : registry.definition(of: request.type)
        guard let definition else {
            execution.unprovided.append(request.type)
            throw WireError(.unknownDestination(request.type), in: registry)
        }
        do {
            return try definition.resolve(
                arguments: request.arguments,
                hints: request.hints,
                within: &schemaBudget
            )
        } catch {
            throw WireError(error, in: registry)
        }
    }

    // MARK: Changes

    /// Lets the tree of a scene do something, and puts a refusal into the words of the wire.
    mutating func operate<Outcome>(
        on scene: Scene,
        _ operation: (inout NavigationTree) throws(NavigationError) -> Outcome
    ) throws(WireError) -> Outcome {
        do {
            guard registry.hasRules || scene.tree.acceptingCount > 0 else { return try scene.withTree(operation) }
            let rules = registry.rules
            return try scene.withTree { tree throws(NavigationError) in try tree.checked(by: rules, operation) }
        } catch { throw WireError(error, in: scene.tree) }
    }

    /// Publishes a change and returns how its answer begins. Within a transaction, the transaction publishes.
    mutating func finish(
        _ change: consuming NavigationChange,
        in scene: Scene,
        _ execution: borrowing Execution
    ) -> ChangeResult {
        let result = result(of: change, in: scene)
        if result.durability != nil, !scene.isInTransaction {
            publish(consume change, in: scene, cause: cause(execution), now: execution.now)
        }
        return result
    }

    /// How the answer about a change begins.
    func result(of change: borrowing NavigationChange, in scene: Scene) -> ChangeResult {
        ChangeResult(
            scene: scene.wireName,
            revision: change.revision,
            durability: change.isEmpty ? nil : configuration.durability
        )
    }

    // MARK: Several operations

    /// Gathers operations, makes one revision of them and publishes it. When one is refused, nothing has changed.
    mutating func together<Value>(
        on scene: Scene,
        _ execution: inout Execution,
        _ body: (inout Machines, inout Execution) throws(WireError) -> Value
    ) throws(WireError) -> (Value, NavigationChange) {
        if scene.isInTransaction { return try part(of: scene, &execution, body) }
        scene.tree.begin()
        let value: Value
        do { value = try body(&self, &execution) } catch {
            scene.tree.rollBack()
            throw error
        }
        let change = scene.tree.commit()
        publish(change, in: scene, cause: cause(execution), now: execution.now)
        return (value, change)
    }

    /// Operations that belong to a transaction which is open already: all that they did, or none of it.
    private mutating func part<Value>(
        of scene: Scene,
        _ execution: inout Execution,
        _ body: (inout Machines, inout Execution) throws(WireError) -> Value
    ) throws(WireError) -> (Value, NavigationChange) {
        let before = scene.tree.savepoint()
        do { return (try body(&self, &execution), scene.tree.openChange) } catch {
            scene.tree.takeBack(to: before)
            throw error
        }
    }

    /// The same, unless a transaction is open already: then these operations are a part of it.
    mutating func inTransaction<Value>(
        on scene: Scene,
        _ execution: inout Execution,
        _ body: (inout Machines, inout Execution) throws(WireError) -> Value
    ) throws(WireError) -> Value {
        if scene.isInTransaction { return try body(&self, &execution) }
        return try together(on: scene, &execution, body).0
    }

    /// Lets a link do something, which may not take away what a lock protects. Takes it back when it did.
    ///
    /// - Parameter inside: the navigator that the link stands on; nil for one from outside of the scene.
    mutating func followLink<Value: ~Copyable>(
        in scene: Scene,
        from inside: NavigatorID?,
        _ execution: inout Execution,
        _ body: (inout Machines, inout Execution) throws(WireError) -> Value
    ) throws(WireError) -> Value {
        let locks = scene.withTree { $0.locks(against: inside) }
        guard !locks.isEmpty else { return try body(&self, &execution) }
        let before = scene.tree.savepoint()
        do throws(WireError) {
            let value = try body(&self, &execution)
            do { try scene.tree.refuseTaking(from: locks, since: before) } catch {
                throw WireError(error, in: scene.tree)
            }
            if before.isOutermost {
                publish(scene.tree.commit(), in: scene, cause: cause(execution), now: execution.now)
            }
            return value
        } catch {
            scene.tree.takeBack(to: before)
            // A sequence changes nothing yet; its items come here one by one.
            if before.isOutermost, error.code == .cannotWait { return try body(&self, &execution) }
            throw error
        }
    }

    /// Refuses an operation that is wrong in itself, whatever the tree looks like.
    mutating func rehearse(
        _ operation: Operation,
        on navigator: NavigatorID,
        in scene: Scene,
        _ execution: inout Execution
    ) throws(WireError) {
        let before = scene.tree.savepoint()
        defer {
            scene.tree.takeBack(to: before)
            execution.unprovided = []
        }
        let inner = OperationContext(scene: scene.name, navigator: "\(navigator)")
        do { try perform(operation, in: inner, within: &execution) } catch {
            if error.code == .invalidParams || error.code == .invalidSchema { throw error }
        }
    }
}

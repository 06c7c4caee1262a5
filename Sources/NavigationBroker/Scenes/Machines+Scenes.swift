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
        try find(target.navigator, in: check(target.scene))
    }

    /// The cause of a change that this request makes.
    func cause(_ context: borrowing Execution) -> Cause {
        let (method, module): (Method, String?) =
            if let sequence = context.place.sequence {
                (.send, sequences[sequence]?.module)
            } else {
                (context.method, sessions[context.session]?.module)
            }
        return Cause(.request(method), session: context.session, module: module, request: context.place.id)
    }

    /// The module that drives the flow that a signal is about.
    func driver(of signal: Signal) -> SessionID? { signal.flow?.module.flatMap { registry.modules[$0]?.owner } }

    // MARK: Destinations

    /// The destination that is shown when a request names this one on a navigator.
    ///
    /// The navigator's mappings are applied, and the arguments are checked against the type.
    mutating func resolve(
        _ request: RequestedDestination,
        on navigator: NavigatorID,
        in scene: Scene,
        isMapped: Bool = true
    ) throws(WireError) -> DestinationRegistry.Resolved {
        guard isMapped, scene.withTree({ $0.hasMappings }) else { return try lookUp(request, on: navigator, in: scene) }
        guard let mapping = scene.withTree({ $0.mapping(of: request.type, on: navigator) }) else {
            return try lookUp(request, on: navigator, in: scene)
        }
        let target = RequestedDestination(type: mapping.target, arguments: mapping.arguments ?? request.arguments)
        do { return try lookUp(target, on: navigator, in: scene) } catch {
            throw error.afterMapping(from: mapping.source)
        }
    }

    /// Without mappings.
    private mutating func lookUp(
        _ request: RequestedDestination,
        on navigator: NavigatorID,
        in scene: Scene
    ) throws(WireError) -> DestinationRegistry.Resolved {
        do {
            return try scene.withTree { tree throws(RegistryError) in
                try registry.resolve(request.type, arguments: request.arguments, on: navigator, in: tree)
            }
        } catch {
            if case .unknownDestination = error { unprovided.append(request.type) }
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
            guard registry.hasRules else { return try scene.withTree(operation) }
            let rules = registry.rules
            return try scene.withTree { tree throws(NavigationError) in try tree.checked(by: rules, operation) }
        } catch { throw WireError(error, in: scene.tree) }
    }

    /// Publishes a change and returns how its answer begins. Within a transaction, the transaction publishes.
    mutating func finish(
        _ change: consuming NavigationChange,
        in scene: Scene,
        _ context: borrowing Execution
    ) -> ChangeResult {
        let result = result(of: change, in: scene)
        if result.durability != nil, !scene.isInTransaction {
            publish(consume change, in: scene, cause: cause(context), now: context.now)
        }
        return result
    }

    /// How the answer about a change begins.
    func result(of change: borrowing NavigationChange, in scene: Scene) -> ChangeResult {
        ChangeResult(
            scene: scene.name,
            revision: change.revision,
            durability: change.isEmpty ? nil : configuration.durability
        )
    }

    // MARK: Several operations

    /// Gathers operations, makes one revision of them and publishes it. When one is refused, nothing has changed.
    mutating func together<Value>(
        on scene: Scene,
        _ context: Execution,
        _ body: (inout Machines, Execution) throws(WireError) -> Value
    ) throws(WireError) -> (Value, NavigationChange) {
        if scene.isInTransaction { return try part(of: scene, context, body) }
        scene.tree.begin()
        let value: Value
        do { value = try body(&self, context) } catch {
            scene.tree.rollBack()
            throw error
        }
        let change = scene.tree.commit()
        publish(change, in: scene, cause: cause(context), now: context.now)
        return (value, change)
    }

    /// Operations that belong to a transaction which is open already: all that they did, or none of it.
    private mutating func part<Value>(
        of scene: Scene,
        _ context: Execution,
        _ body: (inout Machines, Execution) throws(WireError) -> Value
    ) throws(WireError) -> (Value, NavigationChange) {
        let before = scene.tree.savepoint()
        do { return (try body(&self, context), scene.tree.openChange) } catch {
            scene.tree.takeBack(to: before)
            throw error
        }
    }

    /// The same, unless a transaction is open already: then these operations are a part of it.
    mutating func inTransaction<Value>(
        on scene: Scene,
        _ context: Execution,
        _ body: (inout Machines, Execution) throws(WireError) -> Value
    ) throws(WireError) -> Value {
        if scene.isInTransaction { return try body(&self, context) }
        return try together(on: scene, context, body).0
    }

    /// Carries out the operations of a request, in order.
    ///
    /// - Returns: what each answered.
    mutating func perform(
        _ operations: [Operation],
        _ context: borrowing Execution
    ) throws(WireError) -> [OpaqueObject] {
        var answers: [OpaqueObject] = []
        answers.reserveCapacity(operations.count)
        // The request itself has no result yet.
        defer { result.removeAll() }
        for (index, operation) in operations.enumerated() {
            var parameters = operation.parameters
            result.removeAll()
            do { _ = try perform(&parameters, context.within(operation.method)) } catch {
                throw error.inOperation(index)
            }
            answers.append(OpaqueObject(RawJSON(result)))
        }
        return answers
    }

    /// Carries out an operation whose parameters are kept as text.
    @discardableResult
    mutating func perform(
        _ method: Method,
        _ text: RawJSON,
        in inner: OperationContext,
        _ context: borrowing Execution
    ) throws(WireError) -> Completion {
        let text = text.bytes
        let execution = context.within(method)
        return try text.span.bytes.withUnsafeBytes { bytes throws(WireError) in
            var scanner = JSONScanner(maximumDepth: limits.depth)
            do { try scanner.scan(bytes.bytes) } catch { throw Parameters.invalid("params", "JSON: \(error)") }
            var parameters = Parameters(bytes, members: scanner.members, of: method)
            parameters.context = inner
            return try perform(&parameters, execution)
        }
    }

    /// Refuses an operation that is wrong in itself, whatever the tree looks like.
    mutating func rehearse(
        _ operation: Operation,
        on navigator: NavigatorID,
        in scene: Scene,
        _ context: borrowing Execution
    ) throws(WireError) {
        let length = result.count
        var parameters = operation.parameters
        parameters.context = OperationContext(scene: scene.name, navigator: "\(navigator)")
        let before = scene.tree.savepoint()
        defer {
            scene.tree.takeBack(to: before)
            result.truncate(to: length)
        }
        do { _ = try perform(&parameters, context.within(operation.method)) } catch {
            if error.code == .invalidParams || error.code == .invalidSchema { throw error }
        }
    }

    // MARK: The end of a scene

    /// Closes a scene: everything that belongs to it ends.
    mutating func close(_ closing: Scenes.Closing, now: MonotonicTime) {
        let (scene, name) = (closing.scene, closing.scene.name)
        note(.sceneClosed(name), .scenes(.closed(closing)))
        for subscription in scene.subscriptions {
            note(.watchEnded(subscription, scene))
            endWatch(subscription, .sceneClosed, now: now)
        }
        let error = WireError(.unknownScene, "The scene was closed", ["scene": .string(name)])
        endSequences(.failed(error), now: now) { $0.scene == name }
        scenes.close(closing)
        scene.subscriptions = []
        failResults(in: name, error, now: now)
        noteRemoved(sequences.receivers.sceneClosed(name))
        refuseSuspensions(error, now: now) { $0.scene == name }
        if let undo = admission.sceneClosed(name) { note(.admission(undo)) }
        note(.modules(modules.sceneClosed(name)))
    }

    /// Requests that wait for an entry or a flow of a closed scene are refused.
    private mutating func failResults(in scene: String, _ error: WireError, now: MonotonicTime) {
        for place in answers.results.places(in: scene) {
            for wait in answers.results.remove(place) {
                answer(wait.asker, refusing: error, now: now)
                settleResult(wait.asker, now: now)
            }
        }
    }

    /// The flows that a module has left to drive, in all scenes.
    func openFlows(of module: String) -> [WireFlow] {
        scenes.all.flatMap { scene in
            scene.tree.allFlows.filter { $0.flow?.module == module }
                .compactMap { WireFlow($0, isRunning: true, in: scene.name) }
        }
    }
}

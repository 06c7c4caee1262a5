import JSON
import NavigationProtocol
import NavigationTree

// Requests that change a tree: resolve, operate, publish, answer.

extension Machines {
    func cause(_ context: borrowing Execution) -> Cause {
        let (method, module): (Method, String?) =
            if let sequence = context.place.sequence {
                (.send, sequences[sequence]?.module)
            } else {
                (context.method, sessions[context.session]?.module)
            }
        return Cause(.request(method), session: context.session, module: module, request: context.place.id)
    }

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

    /// What is shown when a request wants this on a navigator: what the navigator's mappings make of it, checked against its type.
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

    /// The same where no mapping has a say.
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

    mutating func resolve(
        _ path: [RequestedDestination],
        on navigator: NavigatorID,
        in scene: Scene,
        isMapped: Bool
    ) throws(WireError) -> [Destination] {
        var destinations: [Destination] = []
        destinations.reserveCapacity(path.count)
        for request in path {
            destinations.append(try resolve(request, on: navigator, in: scene, isMapped: isMapped).destination)
        }
        return destinations
    }

    // MARK: Showing

    mutating func navigate(_ request: Navigate, _ context: Execution) throws(WireError) -> Completion {
        let scene = try check(request.target.scene)
        let navigator = try find(request.target.navigator, in: scene)
        try checkRoomForResult(request.isForResult, context)
        let (destination, ownMethod, isSent) = try resolve(request.destination, on: navigator, in: scene)
        if request.isSent || (request.method == nil && isSent) {
            return try send(destination, insteadOf: request, context)
        }
        switch request.method ?? ownMethod ?? .push {
        case .push: return try push(destination, on: navigator, in: scene, request, context)
        case let method: return try show(destination, by: method, over: navigator, in: scene, request, context)
        }
    }

    mutating func present(_ request: Navigate, _ context: Execution) throws(WireError) -> Completion {
        let scene = try check(request.target.scene)
        let navigator = try find(request.target.navigator, in: scene)
        try checkRoomForResult(request.isForResult, context)
        let (destination, ownMethod, _) = try resolve(request.destination, on: navigator, in: scene)
        if request.method == .push || request.isSent {
            throw Parameters.invalid("method", "a form of presentation, as \"sheet\"")
        }
        let method = request.method ?? ownMethod.flatMap { $0.isPresentation ? $0 : nil } ?? .sheet
        return try show(destination, by: method, over: navigator, in: scene, request, context)
    }

    private mutating func push(
        _ destination: consuming Destination,
        on navigator: NavigatorID,
        in scene: Scene,
        _ request: Navigate,
        _ context: Execution
    ) throws(WireError) -> Completion {
        if request.buttons != nil { throw Parameters.invalid("buttons", "left out, except for an alert or a dialog") }
        let awaited = request.isForResult ? destination.type : nil
        // Moved into the tree: a copy would count the references of all that it holds.
        var moved: Destination? = consume destination
        let shown = try operate(on: scene) { tree throws(NavigationError) in
            guard let destination = moved.take() else { preconditionFailure("an operation is carried out once") }
            return try tree.push(
                destination,
                on: navigator,
                ifPresent: request.ifPresent,
                isTransient: request.isTransient,
                by: context.session
            )
        }
        let (shownOn, entry) = (shown.navigator, shown.entry)
        finish((consume shown).change, in: scene, context)
        result.shown(shownOn, entry)
        guard request.isForResult else { return .answered }
        return .waitingForResult(Results.Place(scene: scene.name, subject: .entry(entry)), awaited)
    }

    private mutating func show(
        _ destination: Destination,
        by method: NavigationMethod,
        over navigator: NavigatorID,
        in scene: Scene,
        _ request: Navigate,
        _ context: Execution
    ) throws(WireError) -> Completion {
        if request.buttons != nil, method != .alert, method != .dialog {
            throw Parameters.invalid("buttons", "left out, except for an alert or a dialog")
        }
        if request.ifPresent != .push || request.isTransient {
            let name: StaticString = request.isTransient ? "transient" : "ifPresent"
            throw Parameters.invalid(name, "left out, except for a push")
        }
        let presentation = Presentation(
            destination,
            method: method,
            name: request.name,
            ifOccupied: request.ifOccupied,
            buttons: request.buttons
        )
        let created = try operate(on: scene) { tree throws(NavigationError) in
            try tree.present(presentation, over: navigator, by: context.session)
        }
        finish(created.change, in: scene, context)
        result.shown(created.navigator, created.entry)
        guard request.isForResult, let entry = created.entry else { return .answered }
        return .waitingForResult(Results.Place(scene: scene.name, subject: .entry(entry)), destination.type)
    }

    mutating func replace(_ request: Replace, _ context: Execution) throws(WireError) {
        let scene = try check(request.target.scene)
        let navigator = try find(request.target.navigator, in: scene)
        let place = request.entry.flatMap { try? scene.tree.location(of: $0).navigator }
        let destination = try resolve(request.destination, on: place ?? navigator, in: scene).destination
        let shown = try operate(on: scene) { tree throws(NavigationError) in
            try tree.replace(request.entry, of: navigator, with: destination, by: context.session)
        }
        finish(shown.change, in: scene, context)
        result.shown(shown.navigator, shown.entry)
    }

    mutating func createNavigator(_ request: CreateNavigator, _ context: Execution) throws(WireError) {
        let scene = try check(request.scene)
        let parent =
            request.parent == nil ? scene.tree.root : try find(request.parent, in: scene)
        let root = try request.root.map { root throws(WireError) in
            try resolve(root, on: parent, in: scene, isMapped: false).destination
        }
        let ephemeral = request.isEphemeral ? context.session : nil
        let created = try operate(on: scene) { tree throws(NavigationError) in
            switch request.kind {
            case .stack:
                let stack = StackRequest(
                    name: request.name,
                    root: root,
                    anchor: request.entry,
                    select: request.select,
                    ephemeral: ephemeral
                )
                return try tree.createStack(stack, under: parent, by: context.session)
            case .presentation:
                let presentation = Presentation(
                    root,
                    method: request.method,
                    name: request.name,
                    ifOccupied: request.ifOccupied,
                    ephemeral: ephemeral
                )
                return try tree.present(presentation, over: parent, by: context.session)
            }
        }
        finish(created.change, in: scene, context)
        result.shown(created.navigator, created.entry)
    }

    // MARK: Taking back

    mutating func pop(_ request: Pop, _ context: Execution) throws(WireError) {
        try remove(request.target, context) { tree, navigator throws(NavigationError) in
            try tree.pop(request.stop, of: navigator)
        }
    }

    mutating func popAll(_ target: NavigatorTarget, _ context: Execution) throws(WireError) {
        try remove(target, context) { $0.popAll(of: $1) }
    }

    mutating func back(_ target: NavigatorTarget, _ context: Execution) throws(WireError) {
        try remove(target, context) { tree, navigator throws(NavigationError) in try tree.back(navigator) }
    }

    mutating func dismiss(_ target: NavigatorTarget, _ context: Execution) throws(WireError) {
        try remove(target, context) { tree, navigator throws(NavigationError) in try tree.dismiss(navigator) }
    }

    mutating func dismissPresented(_ target: NavigatorTarget, _ context: Execution) throws(WireError) {
        try remove(target, context) { $0.dismissPresented(by: $1) }
    }

    mutating func dismissChildren(_ target: NavigatorTarget, _ context: Execution) throws(WireError) {
        try remove(target, context) { $0.dismissChildren(of: $1) }
    }

    mutating func closeNavigator(_ target: NavigatorTarget, _ context: Execution) throws(WireError) {
        try remove(target, context) { tree, navigator throws(NavigationError) in try tree.close(navigator) }
    }

    mutating func popAny(_ target: SceneTarget, _ context: Execution) throws(WireError) {
        try sweep(target, context) { tree throws(NavigationError) in try tree.popAny() }
    }

    mutating func dismissAny(_ target: SceneTarget, _ context: Execution) throws(WireError) {
        try sweep(target, context) { tree throws(NavigationError) in try tree.dismissAny() }
    }

    mutating func reset(_ target: SceneTarget, _ context: Execution) throws(WireError) {
        try sweep(target, context) { tree throws(NavigationError) in try tree.reset() }
    }

    mutating func remove(
        _ target: NavigatorTarget,
        _ context: Execution,
        _ operation: (inout NavigationTree, NavigatorID) throws(NavigationError) -> NavigationChange
    ) throws(WireError) {
        let scene = try check(target.scene)
        let navigator = try find(target.navigator, in: scene)
        let change = try operate(on: scene) { tree throws(NavigationError) in
            try operation(&tree, navigator)
        }
        finish(change, in: scene, context)
        result.removed(change)
    }

    private mutating func sweep(
        _ target: SceneTarget,
        _ context: Execution,
        _ operation: (inout NavigationTree) throws(NavigationError) -> NavigationChange
    ) throws(WireError) {
        let scene = try check(target)
        let change = try operate(on: scene, operation)
        finish(change, in: scene, context)
        result.removed(change)
    }

    mutating func selectNavigator(_ target: NavigatorTarget, _ context: Execution) throws(WireError) {
        let scene = try check(target.scene)
        let navigator = try find(target.navigator, in: scene)
        let change = try operate(on: scene) { tree throws(NavigationError) in
            try tree.select(navigator)
        }
        finish(change, in: scene, context)
        result.raw("}")
    }

    // MARK: Paths

    mutating func getPath(_ request: GetPath) throws(WireError) {
        let id = try find(request.target)
        let tree = self[scene: request.target.scene.scene].tree
        guard let navigator = tree[id] else { return }
        result.raw("{\"scene\":")
        result.string(tree.scene)
        result.raw(",\"revision\":")
        result.integer(tree.revision)
        result.raw(",\"navigator\":")
        result.id(id)
        result.raw(",\"count\":")
        result.integer(navigator.path.count)
        result.raw(",\"isEmpty\":")
        result.bool(navigator.path.isEmpty)
        result.raw(",\"path\":[")
        result.list(navigator.path.dropFirst(request.offset).prefix(request.limit)) { $0.entry($1) }
        result.raw("]}")
    }

    mutating func setPath(_ request: ChangePath, _ context: Execution) throws(WireError) {
        try changePath(request, isMapped: false, context) { tree, destinations, navigator throws(NavigationError) in
            try tree.setPath(destinations, of: navigator, by: context.session)
        }
    }

    mutating func appendPath(_ request: ChangePath, _ context: Execution) throws(WireError) {
        try changePath(request, isMapped: true, context) { tree, destinations, navigator throws(NavigationError) in
            try tree.append(destinations, to: navigator, by: context.session)
        }
    }

    /// Both answer with the ids that stand where the request's destinations are now: the last so many of the path.
    private mutating func changePath(
        _ request: ChangePath,
        isMapped: Bool,
        _ context: Execution,
        _ operation: (inout NavigationTree, [Destination], NavigatorID) throws(NavigationError) -> NavigationChange
    ) throws(WireError) {
        let scene = try check(request.target.scene)
        let navigator = try find(request.target.navigator, in: scene)
        let destinations = try resolve(request.path, on: navigator, in: scene, isMapped: isMapped)
        let change = try operate(on: scene) { tree throws(NavigationError) in
            try operation(&tree, destinations, navigator)
        }
        finish(change, in: scene, context)
        result.raw(",\"navigator\":")
        result.id(navigator)
        result.raw(",\"path\":[")
        let path = scene.tree[navigator]?.path ?? []
        result.list(path.suffix(destinations.count)) { $0.id($1.id) }
        result.raw("],\"removed\":")
        result.removed(change.removed)
        result.raw("}")
    }

    /// Publishes a change and begins the answer: `{"scene":…,"revision":…,"changed":…` without the closing brace.
    ///
    /// Within a transaction nothing is published: that is the transaction's to do.
    mutating func finish(
        _ change: consuming NavigationChange,
        in scene: Scene,
        _ context: borrowing Execution
    ) {
        let (revision, isEmpty) = (change.revision, change.isEmpty)
        if !isEmpty, !scene.isInTransaction {
            publish(consume change, in: scene, cause: cause(context), now: context.now)
        }
        result.raw(scene.answerHead)
        result.integer(revision)
        writeMark(isChanged: !isEmpty)
    }

    /// `,"changed":…`, and what is promised of it when something has changed.
    mutating func writeMark(isChanged: Bool) {
        if isChanged { result.raw(changedMark) } else { result.raw(",\"changed\":false") }
    }
}

import JSON
import NavigationProtocol
import NavigationTree

// Requests that change a tree: resolve, operate, publish, answer.

extension NavigationBroker {
    func cause(_ context: RequestContext) -> Cause {
        if case .sequence(let id) = context.place.sink {
            let module = sequences[id]?.module
            return Cause(.request(.send), session: context.session, module: module, request: context.place.id)
        }
        return Cause(
            .request(context.method),
            session: context.session,
            module: sessions[context.session]?.module,
            request: context.place.id
        )
    }

    /// Lets the tree of a scene do something, and puts a refusal into the words of the wire.
    mutating func operate<Outcome>(
        on scene: String,
        _ operation: (inout NavigationTree) throws(NavigationError) -> Outcome
    ) throws(WireError) -> Outcome {
        let scene = self[scene: scene]
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
        in scene: String,
        isMapped: Bool = true
    ) throws(WireError) -> (destination: Destination, method: NavigationMethod?, isSent: Bool) {
        let scene = self[scene: scene]
        let mapping = scene.withTree { tree in
            isMapped && tree.hasMappings ? tree.mapping(of: request.type, on: navigator) : nil
        }
        let type = mapping?.target ?? request.type
        let arguments = mapping?.arguments ?? request.arguments
        do {
            return try scene.withTree { tree throws(RegistryError) in
                try registry.resolve(type, arguments: arguments, on: navigator, in: tree)
            }
        } catch {
            if case .unknownDestination = error { unprovided.append(type) }
            let refusal = WireError(error, in: registry)
            throw mapping.map { refusal.afterMapping(from: $0.source) } ?? refusal
        }
    }

    mutating func resolve(
        _ path: [RequestedDestination],
        on navigator: NavigatorID,
        in scene: String,
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

    mutating func navigate(_ request: Navigate, _ context: RequestContext) throws(WireError) -> Completion {
        let navigator = try find(request.target)
        try checkRoomForResult(request.isForResult, context)
        let (destination, ownMethod, isSent) = try resolve(
            request.destination,
            on: navigator,
            in: request.target.scene.scene
        )
        if request.isSent || (request.method == nil && isSent) {
            return try send(destination, insteadOf: request, context)
        }
        switch request.method ?? ownMethod ?? .push {
        case .push: return try push(destination, on: navigator, request, context)
        case let method: return try show(destination, by: method, over: navigator, request, context)
        }
    }

    mutating func present(_ request: Navigate, _ context: RequestContext) throws(WireError) -> Completion {
        let navigator = try find(request.target)
        try checkRoomForResult(request.isForResult, context)
        let (destination, ownMethod, _) = try resolve(
            request.destination,
            on: navigator,
            in: request.target.scene.scene
        )
        if request.method == .push || request.isSent {
            throw Parameters.invalid("method", "a form of presentation, as \"sheet\"")
        }
        let method = request.method ?? ownMethod.flatMap { $0.isPresentation ? $0 : nil } ?? .sheet
        return try show(destination, by: method, over: navigator, request, context)
    }

    private mutating func push(
        _ destination: Destination,
        on navigator: NavigatorID,
        _ request: Navigate,
        _ context: RequestContext
    ) throws(WireError) -> Completion {
        if request.buttons != nil { throw Parameters.invalid("buttons", "left out, except for an alert or a dialog") }
        let scene = request.target.scene.scene
        let shown = try operate(on: scene) { tree throws(NavigationError) in
            try tree.push(
                destination,
                on: navigator,
                ifPresent: request.ifPresent,
                isTransient: request.isTransient,
                by: context.session
            )
        }
        finish(shown.change, in: scene, context)
        result.shown(shown.navigator, shown.entry)
        guard request.isForResult else { return .answered }
        return .waitingForResult(Results.Place(scene: scene, subject: .entry(shown.entry)), destination.type)
    }

    private mutating func show(
        _ destination: Destination,
        by method: NavigationMethod,
        over navigator: NavigatorID,
        _ request: Navigate,
        _ context: RequestContext
    ) throws(WireError) -> Completion {
        let scene = request.target.scene.scene
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
        return .waitingForResult(Results.Place(scene: scene, subject: .entry(entry)), destination.type)
    }

    mutating func replace(_ request: Replace, _ context: RequestContext) throws(WireError) {
        let navigator = try find(request.target)
        let scene = request.target.scene.scene
        let place = request.entry.flatMap { try? self[scene: scene].tree.location(of: $0).navigator }
        let destination = try resolve(request.destination, on: place ?? navigator, in: scene).destination
        let shown = try operate(on: scene) { tree throws(NavigationError) in
            try tree.replace(request.entry, of: navigator, with: destination, by: context.session)
        }
        finish(shown.change, in: scene, context)
        result.shown(shown.navigator, shown.entry)
    }

    mutating func createNavigator(_ request: CreateNavigator, _ context: RequestContext) throws(WireError) {
        try check(request.scene)
        let scene = request.scene.scene
        let parent =
            request.parent == nil ? self[scene: scene].tree.root : try find(request.parent, in: scene)
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

    mutating func pop(_ request: Pop, _ context: RequestContext) throws(WireError) {
        try remove(request.target, context) { tree, navigator throws(NavigationError) in
            try tree.pop(request.stop, of: navigator)
        }
    }

    mutating func popAll(_ target: NavigatorTarget, _ context: RequestContext) throws(WireError) {
        try remove(target, context) { $0.popAll(of: $1) }
    }

    mutating func back(_ target: NavigatorTarget, _ context: RequestContext) throws(WireError) {
        try remove(target, context) { tree, navigator throws(NavigationError) in try tree.back(navigator) }
    }

    mutating func dismiss(_ target: NavigatorTarget, _ context: RequestContext) throws(WireError) {
        try remove(target, context) { tree, navigator throws(NavigationError) in try tree.dismiss(navigator) }
    }

    mutating func dismissPresented(_ target: NavigatorTarget, _ context: RequestContext) throws(WireError) {
        try remove(target, context) { $0.dismissPresented(by: $1) }
    }

    mutating func dismissChildren(_ target: NavigatorTarget, _ context: RequestContext) throws(WireError) {
        try remove(target, context) { $0.dismissChildren(of: $1) }
    }

    mutating func closeNavigator(_ target: NavigatorTarget, _ context: RequestContext) throws(WireError) {
        try remove(target, context) { tree, navigator throws(NavigationError) in try tree.close(navigator) }
    }

    mutating func popAny(_ target: SceneTarget, _ context: RequestContext) throws(WireError) {
        try sweep(target, context) { tree throws(NavigationError) in try tree.popAny() }
    }

    mutating func dismissAny(_ target: SceneTarget, _ context: RequestContext) throws(WireError) {
        try sweep(target, context) { tree throws(NavigationError) in try tree.dismissAny() }
    }

    mutating func reset(_ target: SceneTarget, _ context: RequestContext) throws(WireError) {
        try sweep(target, context) { tree throws(NavigationError) in try tree.reset() }
    }

    mutating func remove(
        _ target: NavigatorTarget,
        _ context: RequestContext,
        _ operation: (inout NavigationTree, NavigatorID) throws(NavigationError) -> NavigationChange
    ) throws(WireError) {
        let navigator = try find(target)
        let change = try operate(on: target.scene.scene) { tree throws(NavigationError) in
            try operation(&tree, navigator)
        }
        finish(change, in: target.scene.scene, context)
        result.removed(change)
    }

    private mutating func sweep(
        _ target: SceneTarget,
        _ context: RequestContext,
        _ operation: (inout NavigationTree) throws(NavigationError) -> NavigationChange
    ) throws(WireError) {
        try check(target)
        let change = try operate(on: target.scene, operation)
        finish(change, in: target.scene, context)
        result.removed(change)
    }

    mutating func selectNavigator(_ target: NavigatorTarget, _ context: RequestContext) throws(WireError) {
        let navigator = try find(target)
        let change = try operate(on: target.scene.scene) { tree throws(NavigationError) in
            try tree.select(navigator)
        }
        finish(change, in: target.scene.scene, context)
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

    mutating func setPath(_ request: ChangePath, _ context: RequestContext) throws(WireError) {
        try changePath(request, isMapped: false, context) { tree, destinations, navigator throws(NavigationError) in
            try tree.setPath(destinations, of: navigator, by: context.session)
        }
    }

    mutating func appendPath(_ request: ChangePath, _ context: RequestContext) throws(WireError) {
        try changePath(request, isMapped: true, context) { tree, destinations, navigator throws(NavigationError) in
            try tree.append(destinations, to: navigator, by: context.session)
        }
    }

    /// Both answer with the ids that stand where the request's destinations are now: the last so many of the path.
    private mutating func changePath(
        _ request: ChangePath,
        isMapped: Bool,
        _ context: RequestContext,
        _ operation: (inout NavigationTree, [Destination], NavigatorID) throws(NavigationError) -> NavigationChange
    ) throws(WireError) {
        let navigator = try find(request.target)
        let scene = request.target.scene.scene
        let destinations = try resolve(request.path, on: navigator, in: scene, isMapped: isMapped)
        let change = try operate(on: scene) { tree throws(NavigationError) in
            try operation(&tree, destinations, navigator)
        }
        finish(change, in: scene, context)
        result.raw(",\"navigator\":")
        result.id(navigator)
        result.raw(",\"path\":[")
        let path = self[scene: scene].tree[navigator]?.path ?? []
        result.list(path.suffix(destinations.count)) { $0.id($1.id) }
        result.raw("],\"removed\":")
        result.removed(change.removed)
        result.raw("}")
    }

    /// Publishes a change and begins the answer: `{"scene":…,"revision":…,"changed":…` without the closing brace.
    ///
    /// Within a transaction nothing is published: that is the transaction's to do.
    mutating func finish(_ change: NavigationChange, in scene: String, _ context: RequestContext) {
        let scene = self[scene: scene]
        if !change.isEmpty, !scene.isInTransaction {
            publish(change, in: scene.name, cause: cause(context), now: context.now)
        }
        result.raw(scene.answerHead)
        result.integer(change.revision)
        writeMark(of: change)
    }

    /// `,"changed":…`, and what is promised of it when something has changed.
    mutating func writeMark(of change: NavigationChange) {
        if change.isEmpty { result.raw(",\"changed\":false") } else { result.raw(changedMark) }
    }
}

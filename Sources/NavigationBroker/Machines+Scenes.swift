import JSON
import NavigationProtocol
import NavigationTree

// Scenes, and looking at their trees.

extension Machines {
    /// The scene that a request means. Refuses one that is not there, or not at the revision that the request wants.
    @discardableResult
    func check(_ target: SceneTarget) throws(WireError) -> Scene {
        guard let scene = scene(target.scene) else {
            throw .unknown(.unknownScene, "scene", target.scene, among: scenes.keys)
        }
        if let wanted = target.ifRevision { try Self.check(scene, isAt: wanted) }
        return scene
    }

    private static func check(_ scene: Scene, isAt wanted: UInt64) throws(WireError) {
        let revision = scene.tree.revision
        guard wanted != revision else { return }
        throw WireError(
            .revisionMismatch,
            "Scene \"\(scene.name)\" is at revision \(revision), not \(wanted)",
            ["scene": .string(scene.name), "revision": .integer(Int64(revision))]
        )
    }

    /// The navigator that a request means.
    func find(_ reference: String?, in scene: String) throws(WireError) -> NavigatorID {
        try find(reference, in: self[scene: scene])
    }

    func find(_ reference: String?, in scene: Scene) throws(WireError) -> NavigatorID {
        do {
            return try scene.withTree { tree throws(NavigationError) in try tree.find(reference) }
        } catch {
            throw WireError(error, in: scene.tree)
        }
    }

    func find(_ target: NavigatorTarget) throws(WireError) -> NavigatorID {
        try find(target.navigator, in: check(target.scene))
    }

    mutating func createScene(_ request: CreateScene) throws(WireError) {
        guard scenes[request.scene] == nil else {
            throw WireError(
                .nameInUse,
                "There is a scene \"\(request.scene)\" already",
                ["scene": .string(request.scene), "wanted": .string(request.scene)]
            )
        }
        guard scenes.count < limits.scenes else { throw .limitReached("scenes", limits.scenes) }
        scenes[request.scene] = Scene(request.scene, configuration: request.configuration, limits: limits)
        note(.sceneCreated(request.scene, request.configuration), .sceneCreated(request.scene))
        result.raw("{\"scene\":")
        result.string(request.scene)
        result.raw(",\"revision\":0,\"navigator\":")
        result.id(self[scene: request.scene].tree.root)
        result.raw("}")
    }

    /// Whoever waits for an entry or a flow of a scene that goes is told so.
    private mutating func closeResults(of name: String, _ closed: WireError, _ context: Execution) {
        for (place, _) in results.waits(in: name) {
            for wait in results.remove(place) {
                answer(wait.asker, refusing: closed, now: context.now)
                settleResult(wait.asker, now: context.now)
            }
        }
    }

    mutating func configureScene(_ parameters: inout Parameters) throws(WireError) {
        let target = try SceneTarget(reading: &parameters)
        let executionDelay = try parameters.number("executionDelay", in: 0...5)
        let verbosity: SceneConfiguration.Verbosity? = try parameters.choice("verbosity")
        try parameters.finish()
        let scene = try check(target)
        let former = scene.configuration
        scene.configuration.executionDelay = executionDelay ?? former.executionDelay
        scene.configuration.verbosity = verbosity ?? former.verbosity
        note(.sceneConfigured(scene.name, scene.configuration), .sceneConfigured(scene, former))
        result.raw("{\"scene\":")
        result.string(scene.name)
        result.raw(",\"configuration\":")
        result.configuration(scene.configuration)
        result.raw("}")
    }

    mutating func closeScene(_ parameters: inout Parameters, _ context: Execution) throws(WireError) {
        let name = try parameters.requiredString("scene")
        try parameters.finish()
        guard let scene = scenes[name] else {
            throw .unknown(.unknownScene, "scene", name, among: scenes.keys)
        }
        guard name != SceneTarget.defaultScene else {
            throw WireError(.rootFixed, "The scene \"\(name)\" lives as long as the host")
        }
        note(.sceneClosed(name), .sceneClosed(scene, formerInstances: formerInstances))
        for subscription in scene.subscriptions {
            note(.watchEnded(subscription, scene))
            endWatch(subscription, .sceneClosed, now: context.now)
        }
        let closed = WireError(.unknownScene, "The scene was closed", ["scene": .string(name)])
        endSequences(.failed(closed), now: context.now) { $0.scene == name }
        scenes[name] = nil
        for instance in formerInstances.keys { formerInstances[instance]?[name] = nil }
        scene.subscriptions = []
        closeResults(of: name, closed, context)
        removeReceivers { $0.scene == name }
        refuseSuspensions(closed, now: context.now) { $0.scene == name }
        note(.guardsRemoved(guards.sceneClosed(name)))
        note(.modules(modules.sceneClosed(name)))
        result.raw("{\"scene\":")
        result.string(name)
        result.raw("}")
    }

    mutating func listScenes(_ parameters: inout Parameters) throws(WireError) {
        try parameters.finish()
        let sorted = scenes.values.sorted { $0.name < $1.name }
        result.raw("{\"scenes\":[")
        result.list(sorted) { result, scene in
            let tree = scene.tree
            result.raw("{\"scene\":")
            result.string(scene.name)
            result.raw(",\"revision\":")
            result.integer(tree.revision)
            result.raw(",\"navigators\":")
            result.integer(tree.navigatorCount)
            result.raw(",\"entries\":")
            result.integer(tree.entryCount)
            result.raw(",\"current\":")
            result.id(tree.current)
            result.raw("}")
        }
        result.raw("]}")
    }

    mutating func getTree(_ target: NavigatorTarget) throws(WireError) {
        try check(target.scene)
        let top = target.navigator == nil ? nil : try find(target)
        snapshot(of: target.scene.scene, below: top)
    }

    /// Writes a snapshot as the result, or as a part of it.
    mutating func snapshot(of scene: String, below top: NavigatorID? = nil) {
        result.snapshot(
            of: self[scene: scene].tree,
            below: top,
            instance: configuration.instance,
            configuration: self[scene: scene].configuration
        )
    }

    mutating func getNavigator(_ target: NavigatorTarget) throws(WireError) {
        let id = try find(target)
        describe(id, in: target.scene.scene)
    }

    mutating func findNavigator(_ request: FindNavigator) throws(WireError) {
        let target = SceneTarget(scene: request.scene)
        try check(target)
        let tree = self[scene: request.scene].tree
        let top = try request.below.map { below throws(WireError) in try find(below, in: request.scene) }
        guard let id = tree.navigator(named: request.name) else {
            throw WireError(.unknownNavigator(request.name), in: tree)
        }
        if let top, !tree.isInside(id, top) {
            throw WireError(
                .unknownNavigator,
                "The navigator \"\(request.name)\" is \(id), which is not below \(top)",
                ["navigator": .string(request.name), "elsewhere": .id(id)]
            )
        }
        describe(id, in: request.scene)
    }

    private mutating func describe(_ id: NavigatorID, in scene: String) {
        let tree = self[scene: scene].tree
        guard let navigator = tree[id] else { return }
        result.raw("{\"scene\":")
        result.string(scene)
        result.raw(",\"revision\":")
        result.integer(tree.revision)
        result.raw(",")
        result.navigatorMembers(navigator, children: tree.children(of: id))
        result.raw(",\"count\":")
        result.integer(navigator.path.count)
        result.raw(",\"isPresented\":")
        result.bool(navigator.kind == .presentation)
        result.raw(",\"isPresenting\":")
        result.bool(navigator.presented != nil)
        result.raw(",\"isAnyChildPresenting\":")
        result.bool(tree.isAnyPresenting(atOrBelow: id))
        result.raw(",\"depth\":")
        result.integer(tree.depth(of: id))
        result.raw(",\"current\":")
        result.bool(tree.current == id)
        result.raw("}")
    }

    mutating func getEntry(_ request: GetEntry) throws(WireError) {
        try check(SceneTarget(scene: request.scene))
        let tree = self[scene: request.scene].tree
        do {
            let place = try tree.location(of: request.entry)
            let entry = try tree.entry(request.entry)
            result.raw("{\"scene\":")
            result.string(request.scene)
            result.raw(",\"revision\":")
            result.integer(tree.revision)
            result.raw(",\"navigator\":")
            result.id(place.navigator)
            result.raw(",\"position\":")
            result.integer(place.position)
            result.raw(",")
            result.entryMembers(entry)
            result.raw("}")
        } catch {
            throw WireError(error, in: tree)
        }
    }
}

import JSON
import NavigationProtocol
import NavigationTree
import NavigationURLs

// A request of a session whose rights are limited: what it takes is asked before, what it changed is looked at
// afterwards, and a refusal tells nothing of what the session may not read.

extension Machines {
    /// The rights with which a request is carried out. A sequence has the rights of its sender, also when the
    /// sender has gone.
    func rights(of execution: borrowing Execution) -> Rights {
        if case .sequence(let id) = execution.place.sink, sessions[execution.authority] == nil {
            return access.rights(named: sequences[id]?.author?.identity)
        }
        return access.rights(of: execution.authority)
    }

    /// The rights of a request; nil when everything is allowed.
    func sight(_ execution: borrowing Execution) -> Rights? { access.isOpen ? nil : rights(of: execution) }

    /// Whether the lists of the host show everything.
    func seesHost(_ execution: borrowing Execution) -> Bool {
        guard let rights = sight(execution) else { return true }
        return rights.grant(.administer) != nil || rights.grant(.monitor) != nil
    }

    /// Refuses what takes a right on the whole host, or with a module.
    func require(_ verb: AccessVerb, module: String? = nil, _ execution: borrowing Execution) throws(WireError) {
        guard let rights = sight(execution) else { return }
        if rights.grant(verb, module: module) == nil { throw rights.refusal(verb, module: module) }
    }

    /// Carries a request out as far as the rights allow.
    @inline(never)
    mutating func performWithRights(
        _ parameters: inout Parameters,
        _ execution: inout Execution
    ) throws(WireError) -> Completion {
        let (rights, method) = (rights(of: execution), execution.method)
        let scene = parameters.sceneName ?? SceneTarget.defaultScene
        try demand(method.demand, of: rights, in: scene, parameters)
        do {
            guard case .changing = method.demand, !rights.changesAll, let tree = self.scene(scene) else {
                return try performFreely(&parameters, &execution)
            }
            return try performChange(&parameters, in: tree, by: rights, &execution)
        } catch {
            throw rights.withoutHints(method.isAboutScene ? rights.veiled(error, in: scene) : error)
        }
    }

    /// Carries a change out, and takes it back when it needs more than the rights allow.
    private mutating func performChange(
        _ parameters: inout Parameters,
        in scene: Scene,
        by rights: Rights,
        _ execution: inout Execution
    ) throws(WireError) -> Completion {
        let before = scene.tree.savepoint()
        do throws(WireError) {
            let completion = try performFreely(&parameters, &execution)
            try check(scene.tree.steps(since: before), in: scene, by: rights, execution)
            if before.isOutermost {
                publish(scene.tree.commit(), in: scene, cause: cause(execution), now: execution.now)
            }
            return completion
        } catch {
            scene.tree.takeBack(to: before)
            // A sequence changes nothing yet; its items come here one by one.
            if before.isOutermost, error.code == .cannotWait { return try performFreely(&parameters, &execution) }
            throw error
        }
    }

    private func check(
        _ steps: [NavigationChange.Step],
        in scene: Scene,
        by rights: Rights,
        _ execution: borrowing Execution
    ) throws(WireError) {
        let (authority, access) = (execution.authority, access)
        let modules = Set(registry.modules(of: authority))
        let isSelf = { (session: SessionID?) -> Bool in
            guard let session else { return false }
            if session == authority { return true }
            return rights.identity != nil && access.rights(of: session).identity == rights.identity
        }
        let check = ChangeCheck(
            rights,
            execution.method,
            steps,
            isOwn: { modules.contains($0.destination.type.module) || isSelf($0.session) },
            isSelf: isSelf
        )
        try scene.withTree { tree throws(WireError) in try check.check(in: tree) }
    }

    /// Refuses a request that takes more than its session's rights allow, whatever there is. It must not wait first:
    /// that would tell of guards.
    @inline(never)
    func demandRights(_ parameters: borrowing Parameters, _ execution: borrowing Execution) throws(WireError) {
        let scene = parameters.sceneName ?? SceneTarget.defaultScene
        try demand(execution.method.demand, of: rights(of: execution), in: scene, parameters)
    }

    /// Refuses a method that takes more than the rights allow, whatever there is.
    private func demand(
        _ demand: AccessDemand,
        of rights: Rights,
        in scene: String,
        _ parameters: borrowing Parameters
    ) throws(WireError) {
        switch demand {
        case .nothing, .own: return
        case .host(let verb): if rights.grant(verb) == nil { throw rights.refusal(verb) }
        case .scene(let verb):
            if rights.grant(verb, in: scene, at: nil, type: nil) == nil { throw rights.refusal(verb, scene: scene) }
        case .readingAll: if !rights.readsAll { throw rights.refusal(.read) }
        case .reading: try requireReading(in: scene, parameters.namedNavigator, rights)
        case .readingEntry:
            let place = parameters.namedEntry.flatMap { try? self.scene(scene)?.entry($0).place.navigator }
            try requireReading(in: scene, place, rights, .read)
        case .changing, .composing:
            guard !AccessVerb.ofChanges.contains(where: { rights.mayAnywhere($0, in: scene) }) else { return }
            throw rights.refusal(.navigate, scene: scene)
        }
    }

    /// Why a session may not use a method in a scene; nil when it may.
    func refusal(of method: Method, in scene: String, to session: SessionID) -> WireError? {
        guard !access.isOpen, case .scene(let verb) = method.demand else { return nil }
        let rights = access.rights(of: session)
        return rights.grant(verb, in: scene, at: nil, type: nil) == nil ? rights.refusal(verb, scene: scene) : nil
    }

    /// Refuses to show a part of a scene that may not be read. A part that is not there is refused in the same way.
    func requireReading(
        in name: String,
        _ navigator: String?,
        _ rights: Rights,
        _ verb: AccessVerb = .read
    ) throws(WireError) {
        guard rights.grant(verb, in: name, at: nil, type: nil) == nil else { return }
        try requireReading(in: name, navigator.flatMap { try? scene(name)?.find($0) }, rights, verb)
    }

    private func requireReading(
        in name: String,
        _ place: NavigatorID?,
        _ rights: Rights,
        _ verb: AccessVerb
    ) throws(WireError) {
        guard rights.grant(verb, in: name, at: nil, type: nil) == nil else { return }
        guard let place, let scene = scene(name),
            rights.grant(verb, in: name, at: scene.namesAround(place), type: nil) != nil
        else { throw rights.refusal(verb, scene: name) }
    }

    /// Refuses to show a part of a scene as it was, if it was then where the session may not read.
    func requireReading(
        _ navigator: NavigatorID,
        in tree: borrowing NavigationTree,
        _ execution: borrowing Execution
    ) throws(WireError) {
        guard let rights = sight(execution) else { return }
        guard rights.grant(.read, in: tree.scene, at: tree.namesAround(navigator), type: nil) == nil else { return }
        throw rights.refusal(.read, scene: tree.scene)
    }

    /// Whether a session may read no more than parts of a scene.
    func seesParts(_ session: SessionID, of scene: String) -> Bool {
        !access.isOpen && !access.rights(of: session).readsWhole(scene)
    }
}

extension Machines {
    /// Refuses a type that the session may show nowhere, whether it exists or not. It starts no module.
    @inline(__always)
    func requireSight(
        ofRequested type: String,
        in scene: Scene,
        _ execution: borrowing Execution
    ) throws(WireError) {
        guard let rights = sight(execution), !rights.sees(type: type) else { return }
        throw rights.refusal(.navigate, scene: scene.name)
    }

    /// Refuses a URL that leads to what the session may not see, as one that leads nowhere.
    func requireSight(of match: URLMatch, _ url: String, _ execution: borrowing Execution) throws(WireError) {
        guard let rights = sight(execution), !rights.sees(module: match.registered.module) else { return }
        throw .unknownURL(url)
    }
}

extension Rights {
    /// Refuses a guard about more than it may guard.
    func require(_ wanted: GuardAdd, on machines: borrowing Machines) throws(WireError) {
        let types = (wanted.types ?? ["*"]).compactMap { NamePattern($0) }
        var place: Set<String>?
        if let navigator = wanted.navigator, let scene = machines.scene(wanted.scene ?? SceneTarget.defaultScene) {
            place = (try? scene.find(navigator)).map { scene.namesAround($0) }
        }
        let scene = wanted.scene ?? (wanted.navigator == nil ? nil : SceneTarget.defaultScene)
        let isAllowed = grants.contains { grant in
            grant.verbs.contains(.guard)
                && (grant.scenes == nil || scene.map(grant.includes(scene:)) ?? false)
                && (grant.navigators.map { names in place.map { !$0.isDisjoint(with: names) } ?? false } ?? true)
                && (grant.types.map { granted in types.allSatisfy { type in granted.contains { $0.includes(type) } } }
                    ?? true)
                && (grant.types == nil || wanted.roles == nil)
        }
        guard isAllowed else { throw refusal(.guard, scene: scene, type: wanted.types?.first) }
    }
}

extension Rights {
    /// Refuses a mapping when no grant covers its types and its place.
    func require(_ wanted: MappingAdd, on machines: borrowing Machines) throws(WireError) {
        let scene = wanted.target.scene.scene
        let place = machines.scene(scene).flatMap { try? machines.find(wanted.target.navigator, in: $0) }
        let names = place.flatMap { machines.scene(scene)?.namesAround($0) } ?? []
        for type in [wanted.mapping.source, wanted.mapping.target]
        where grant(.map, in: scene, at: names, type: type) == nil {
            throw refusal(.map, scene: scene, type: type)
        }
    }
}

extension Scene {
    /// The names of a navigator and of those around it.
    func namesAround(_ navigator: NavigatorID) -> Set<String> { withTree { $0.namesAround(navigator) } }
}

extension NavigationTree {
    /// The names of a navigator and of those around it, also of one that is closed.
    ///
    /// - Parameter closed: navigators that are not in the tree any more.
    func namesAround(_ navigator: NavigatorID, _ closed: [NavigatorID: Navigator] = [:]) -> Set<String> {
        var names: Set<String> = []
        var next: NavigatorID? = navigator
        while let id = next, let known = self[id] ?? closed[id] {
            if let name = known.name { names.insert(name) }
            next = known.parent
        }
        return names
    }
}

extension Rights {
    /// The part of a refusal that a session may hear: all of it when it may read the scene, otherwise only mistakes of
    /// the request itself.
    fileprivate func veiled(_ error: WireError, in scene: String) -> WireError {
        guard !readsWhole(scene), !Self.aboutRequests.contains(error.code) else { return error }
        return refusal(.read, scene: scene)
    }

    /// Without the names that are like the one that was asked for.
    fileprivate func withoutHints(_ error: WireError) -> WireError {
        guard !readsAll, error.code == .unknownDestination || error.code == .unknownModule else { return error }
        let asked = error.data.first { $0.name == "type" || $0.name == "module" }
        let name = asked.flatMap { try? $0.value.value().string } ?? ""
        return WireError(error.code, "No module has registered \"\(name)\"", [asked].compactMap { $0 })
    }

    /// Refusals that say nothing of a scene.
    private static let aboutRequests: Set<ErrorCode> = [
        .invalidParams, .invalidRequest, .tooDeep, .answerTooLarge, .limitReached, .shuttingDown, .cancelled,
        .storeFailed, .notAllowed, .cannotWait, .invalidArguments, .unknownDestination, .tokenReused,
        .activationFailed, .activationTimeout, .moduleExited, .crashBudgetSpent, .destinationNotRegistered,
        .moduleStopped, .questionCycle, .unknownQuestion, .unknownURL,
    ]
}

extension Method {
    /// Whether a refusal can tell about a scene.
    fileprivate var isAboutScene: Bool {
        switch demand {
        case .changing, .composing, .reading, .readingEntry, .scene: true
        case .nothing, .own, .host, .readingAll: self == .watch
        }
    }
}

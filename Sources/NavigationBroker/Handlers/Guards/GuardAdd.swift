import NavigationProtocol
import NavigationTree

extension GuardAdd: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let (limits, session) = (machines.limits, execution.session)
        if let rights = machines.sight(execution) { try rights.require(self, on: machines) }
        let given = machines.givenNumber.map(GuardID.init(rawValue:))
        // The host says again what a client has added. Perhaps this broker knows the guard from the log alone.
        if let known = given.flatMap({ machines.admission.guards[$0] }) {
            if known.session == nil { machines.admission.returned(known.id, by: session) }
            return .done(Result(known.id))
        }
        let module = try owner(of: session, machines.registry)
        let place = try place(on: machines)
        let wanted = NavigationGuard(
            GuardID(rawValue: 0),
            self,
            in: place.scene,
            on: place.navigator,
            of: session,
            module: module,
            timeout: limits.question
        )
        let former = module.flatMap { machines.admission.guards.lasting(of: $0).first { $0.isMeant(by: wanted) } }
        // Where the host gives the numbers, the guard gets its new one, which all hosts know.
        let isSame = given == nil && former.map { $0.isSame(as: wanted) } == true
        if let former, isSame, former.session == session { return .done(Result(former.id)) }
        try machines.admission.guards.checkRoom(for: wanted, of: session, replacing: former, limits: limits)
        if let former, isSame {
            machines.admission.returned(former.id, by: session)
            return .done(Result(former.id))
        }
        return .done(Result(add(wanted, given, replacing: former, on: &machines, now: execution.now)))
    }

    /// The module of a guard that outlives its session; nil for any other guard.
    private func owner(of session: SessionID, _ registry: DestinationRegistry) throws(WireError) -> String? {
        guard absence != nil else { return nil }
        let own = registry.modules(of: session)
        guard let first = own.first else {
            throw Parameters.invalid("away", "left out by a connection that has not registered a module")
        }
        guard let module else {
            guard own.count > 1 else { return first }
            throw Parameters.invalid("module", "given: this session has the modules \(own.joined(separator: ", "))")
        }
        guard own.contains(module) else {
            throw Parameters.invalid("module", "a module of this session: \(own.joined(separator: ", "))")
        }
        return module
    }

    /// - Parameters:
    ///   - given: its id; nil when this host counts.
    ///   - former: the same guard of the module as it was before.
    private func add(
        _ wanted: NavigationGuard,
        _ given: GuardID?,
        replacing former: NavigationGuard?,
        on machines: inout Machines,
        now: MonotonicTime
    ) -> GuardID {
        let new = wanted.with(given ?? machines.admission.guards.makeID())
        if let former {
            let waiting = machines.admission.remove(former.id)
            Question.withdrawVotes(on: waiting, .withdrawn, on: &machines, now: now)
        }
        machines.admission.guards.add(new)
        if new.module != nil { machines.keepGuards() }
        if let former { machines.note(.admission(.guardsRemoved([former]))) }
        machines.note(.admission(.guardAdded(new.id)))
        return new.id
    }

    /// The scene and the navigator that it is about; nil for all.
    func place(on machines: borrowing Machines) throws(WireError) -> (scene: String?, navigator: NavigatorID?) {
        if let navigator {
            let scene = scene ?? SceneTarget.defaultScene
            try machines.check(SceneTarget(scene: scene))
            return (scene, try machines.find(navigator, in: scene))
        }
        if let scene { try machines.check(SceneTarget(scene: scene)) }
        return (scene, nil)
    }
}

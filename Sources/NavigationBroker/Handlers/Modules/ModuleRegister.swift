import NavigationProtocol
import NavigationTree

extension ModuleRegister: Handler {
    /// The entries that are there already meet the registration. Orphaned ones are live again, and the module is asked
    /// about those that lack something.
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let claim = try claim(on: machines, execution)
        var declaration = try prepareParts(on: &machines, execution)
        let registration = machines.modules.register(claim)
        if let methods = presentations ?? (replaces || registration.lostBy != nil ? [] : nil) {
            machines.modules.presentations.define(methods, by: module)
        }
        machines.modulesChanged(of: execution.session)
        let cause = machines.cause(execution)
        // Before anything else changes a tree, since the declaration's transactions are open.
        let changesTree = declaration?.carryOut(on: &machines, cause: cause, now: execution.now) ?? false
        if changesTree { execution.isCertain = false }
        machines.activation.registered(module).carryOut(on: &machines, now: execution.now)
        if let loser = registration.lostBy {
            machines.moduleTakenOver(module, from: loser, by: execution.session, now: execution.now)
        }
        machines.withdraw(registration.gone, session: nil, cause: cause, now: execution.now)
        let types = destinations.map(\.type)
        let revived = machines.typesProvided(types, cause: cause, now: execution.now)
        HostEvent.moduleRegistered(module, by: execution.session, types).tell(on: &machines, now: execution.now)
        machines.tellHostChanges(because: cause, now: execution.now)
        let (outdated, violations) = reviewEntries(on: &machines, execution)
        let elsewhere = machines.elsewhere
        KeptSignal.deliver(on: &machines, because: cause, now: execution.now)
        return .done(
            Result(
                module,
                registered: types,
                revived: revived.union(elsewhere.revived),
                outdated: outdated + elsewhere.outdated,
                violations: violations + elsewhere.violations,
                flows: machines.openFlows(of: module) + elsewhere.flows,
                parts: declaration?.registered(parts, on: machines) ?? RegisteredParts(given: parts)
            )
        )
    }

    /// Refuses what ``perform(on:_:)`` would refuse, and changes nothing.
    func check(on machines: inout Machines, _ execution: borrowing Execution) throws(WireError) {
        _ = try claim(on: machines, execution)
        try prepareParts(on: &machines, execution)?.takeBack()
    }

    private func prepareParts(
        on machines: inout Machines,
        _ execution: borrowing Execution
    ) throws(WireError) -> Redeclaration? {
        try Redeclaration.prepare(
            replaces ? parts.whole : parts,
            for: module,
            by: execution.session,
            types: navigator == nil ? destinations : [],
            on: &machines
        )
    }

    /// Refuses what the session has no right to declare.
    private func requireRights(on machines: borrowing Machines, _ execution: borrowing Execution) throws(WireError) {
        guard let rights = machines.sight(execution) else { return }
        guard rights.grant(.register, module: module) != nil else { throw rights.refusal(.register, module: module) }
        let owner = machines.registry.modules[module]?.owner
        if takeOver, let owner, owner != execution.session, rights.grant(.takeOver, module: module) == nil {
            throw rights.refusal(.takeOver, module: module)
        }
        // A refusal must not tell whether the navigator exists.
        if let navigator { try machines.requireReading(in: scene ?? SceneTarget.defaultScene, navigator, rights) }
        if parts.urls?.isEmpty == false, rights.grant(.bindURLs, module: module) == nil {
            throw rights.refusal(.bindURLs, module: module)
        }
        let scope = machines.partScope
        for (_, one) in scope.taken(parts.guards ?? [], on: machines) { try rights.require(one, on: machines) }
        for (_, one) in scope.taken(parts.receivers ?? [], on: machines) {
            try rights.require(.receive, in: one.scene ?? SceneTarget.defaultScene)
        }
        for (_, one) in scope.taken(parts.mappings ?? [], on: machines) { try rights.require(one, on: machines) }
    }

    /// Checks the registration, apart from its parts.
    private func claim(
        on machines: borrowing Machines,
        _ execution: borrowing Execution
    ) throws(WireError) -> DestinationRegistry.Claim {
        if let presentations {
            try machines.modules.presentations.check(presentations, of: module, limits: machines.limits)
        }
        try requireRights(on: machines, execution)
        let session = execution.session
        let owner = machines.registry.modules[module]?.owner
        var scope: RegistrationScope?
        if let navigator {
            let scene = scene ?? SceneTarget.defaultScene
            try machines.check(SceneTarget(scene: scene))
            scope = RegistrationScope(scene: scene, navigator: try machines.find(navigator, in: scene))
        }
        do {
            return try machines.modules.claim(
                self,
                on: scope,
                by: session,
                mayTakeOver: takeOver && (owner.map { machines.sessions.isSameUser(session, $0) } ?? true)
            )
        } catch {
            let described = owner.flatMap { machines.sessions.described($0) }
            throw WireError(error, in: machines.registry, owner: described)
        }
    }

    /// Asks the module for content and for newer arguments, and counts what breaks the rules.
    private func reviewEntries(
        on machines: inout Machines,
        _ execution: borrowing Execution
    ) -> (outdated: Int, violations: Int) {
        let types = destinations.map(\.type).sorted()
        let versioned = destinations.filter { $0.version > 0 }.map(\.type).sorted()
        let ruled = destinations.filter { !$0.rule.isEmpty || !$0.roles.isEmpty }.map(\.type)
        var (outdated, violations) = (0, 0)
        let supplies = Dictionary(destinations.map { ($0.type, $0.providesContent) }) { _, last in last }
        let cause = machines.cause(execution)
        var budget = Quarantine.Budget()
        for scene in machines.scenes.all {
            ContentReview.begin(supplies, in: scene, because: cause, on: &machines, now: execution.now)
            for type in versioned where scene.tree.shows(type) {
                outdated += Migration.ask(of: type, in: scene, during: cause.trace, on: &machines, now: execution.now)
            }
            let isRuled = ruled.contains { scene.tree.shows($0) }
            let isRestored = scene.restoredRevision > 0 && types.contains { scene.tree.shows($0) }
            guard isRuled || isRestored || !scene.tree.quarantined.isEmpty else { continue }
            let broken = scene.tree.violations(of: machines.registry.rules)
            if isRuled { violations += broken.placeCount }
            let judged = Quarantine.judge(Set(types), of: module, in: scene, within: &budget, on: &machines)
            Quarantine.review(broken, judged, in: scene, on: &machines, because: cause, now: execution.now)
        }
        return (outdated, violations)
    }
}

extension Machines {
    /// The flows that a module drives, in all scenes.
    func openFlows(of module: String) -> [WireFlow] {
        var flows: [WireFlow] = []
        for scene in scenes.all {
            for attachment in scene.tree.allFlows where attachment.flow?.module == module {
                if let flow = WireFlow(attachment, isRunning: true, in: scene.name) { flows.append(flow) }
            }
        }
        return flows
    }
}

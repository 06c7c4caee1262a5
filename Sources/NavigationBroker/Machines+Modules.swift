import JSON
import NavigationProtocol
import NavigationTree

// Who provides what.

extension Machines {
    mutating func registerModule(_ request: RegisterModule, _ context: Execution) throws(WireError) {
        let owner = registry.modules[request.module]?.owner
        let scope = try request.navigator.map { name throws(WireError) in
            let scene = request.scene ?? SceneTarget.defaultScene
            try check(SceneTarget(scene: scene))
            return RegistrationScope(scene: scene, navigator: try find(name, in: scene))
        }
        let registration: DestinationRegistry.Registration
        do {
            registration = try registry.register(
                module: request.module,
                version: request.version,
                title: request.title,
                request.destinations,
                scope: scope,
                by: context.session,
                mayTakeOver: request.takeOver && isSameUser(context.session, owner)
            )
        } catch {
            throw WireError(error, in: registry, owner: owner.flatMap { describe($0) })
        }
        noteModules(of: context.session)
        noteRegistration(of: request.module)
        if let loser = registration.lostBy {
            noteModules(of: loser)
            notifyModuleLost(request.module, loser: loser, to: context)
            links.moduleEnded(request.module)
        }
        let cause = cause(context)
        withdraw(registration.gone, session: nil, cause: cause, now: context.now)
        let types = request.destinations.map(\.type)
        let revived = revive(types, cause: cause, now: context.now)
        tell(.info, "module.registered", now: context.now) { output in
            output.idMember(",\"session\":", context.session)
            output.textMember(",\"module\":", request.module)
            output.raw(",\"types\":")
            output.strings(types.map(\.description).sorted())
        }
        result.raw("{\"module\":")
        result.string(request.module)
        result.raw(",\"registered\":[")
        result.list(types.sorted()) { $0.string($1.description) }
        result.raw("],\"revived\":[")
        result.list(revived.sorted()) { $0.string($1.description) }
        result.raw("]")
        reviewEntries(of: request, now: context.now)
        let flows = openFlows(of: request.module)
        if !flows.isEmpty { result.raw(",\"flows\":") }
        if !flows.isEmpty { flows.write(to: &result) }
        result.raw("}")
    }

    /// Entries that are there already meet the registration: those that break its rules are told, those with older arguments migrated. Adds to the answer.
    private mutating func reviewEntries(of request: RegisterModule, now: MonotonicTime) {
        let types = Set(request.destinations.filter { $0.version > 0 }.map(\.type))
        let ruled = Set(request.destinations.filter { !$0.rule.isEmpty || !$0.roles.isEmpty }.map(\.type))
        var (outdated, violations) = (0, 0)
        for scene in scenes.all {
            for type in request.destinations.map(\.type).sorted() where scene.tree.shows(type) {
                ContentSupply.ask(of: type, in: scene, on: &self, now: now)
            }
            for type in types.sorted() where scene.tree.shows(type) {
                outdated += Migration.ask(of: type, in: scene, on: &self, now: now)
            }
            if ruled.contains(where: { scene.tree.shows($0) }) {
                violations += scene.tree.violations(of: registry.rules).count
            }
        }
        if outdated > 0 {
            result.raw(",\"outdated\":")
            result.integer(outdated)
        }
        if violations > 0 {
            result.raw(",\"violations\":")
            result.integer(violations)
        }
    }

    mutating func unregisterModule(_ request: UnregisterModule, _ context: Execution) throws(WireError) {
        let gone: [DestinationDefinition]
        do {
            gone = try registry.unregister(module: request.module, types: request.types, by: context.session)
        } catch {
            throw WireError(error, in: registry)
        }
        noteModules(of: context.session)
        if request.types == nil { links.moduleEnded(request.module) }
        withdraw(gone, session: nil, cause: cause(context), now: context.now)
        result.raw("{\"module\":")
        result.string(request.module)
        result.raw(",\"unregistered\":[")
        result.list(gone.map(\.type).sorted()) { $0.string($1.description) }
        result.raw("]}")
    }

    private func isSameUser(_ session: SessionID, _ other: SessionID?) -> Bool {
        guard let other else { return true }
        return sessions[session]?.peer.uid == sessions[other]?.peer.uid
    }

    /// The owner of a module, for the refusal that names it.
    func describe(_ id: SessionID) -> JSONValue? {
        guard let session = sessions[id] else { return nil }
        var members: [(String, JSONValue)] = [("session", .id(id))]
        if let name = session.name { members.append(("name", .string(name))) }
        members.append(("pid", .integer(Int64(session.peer.pid))))
        members.append(("uid", .integer(Int64(session.peer.uid))))
        return .object(JSONObject(members))
    }

    private mutating func noteModules(of session: SessionID) {
        let modules = registry.modules(of: session)
        sessions[session]?.module = modules.count == 1 ? modules.first : nil
    }

    private mutating func notifyModuleLost(_ module: String, loser: SessionID, to context: Execution) {
        let start = output.count
        output.raw("{\"jsonrpc\":\"2.0\",\"method\":\"moduleLost\",\"params\":{\"module\":")
        output.string(module)
        output.raw(",\"session\":")
        output.id(context.session)
        output.raw("}}\n")
        queue(start..<output.count, to: loser, now: context.now)
    }

    /// These types have no provider any more: in every scene their entries follow the policy that they were registered with.
    mutating func withdraw(
        _ gone: [DestinationDefinition],
        session: SessionID?,
        cause: Cause,
        now: MonotonicTime
    ) {
        if !gone.isEmpty {
            tell(.info, "module.unregistered", now: now) { output in
                output.textMember(",\"module\":", gone[0].type.module)
                output.raw(",\"types\":")
                output.strings(gone.map(\.type.description).sorted())
            }
        }
        let orphaning = gone.filter { $0.orphan == .keep }.map(\.type)
        let closing = gone.filter { $0.orphan == .close }.map(\.type)
        guard session != nil || !gone.isEmpty else { return }
        for name in scenes.names {
            let change = self[scene: name].tree.removeProviders(of: orphaning, closing: closing, session: session)
            publish(change, in: self[scene: name], cause: cause, now: now)
        }
    }

    private mutating func revive(_ types: [TypeName], cause: Cause, now: MonotonicTime) -> Set<TypeName> {
        var revived: Set<TypeName> = []
        for name in scenes.names where !self[scene: name].tree.orphaned.isDisjoint(with: types) {
            let change = self[scene: name].tree.revive(types)
            for case .typeRevived(let type) in change.steps { revived.insert(type) }
            publish(change, in: self[scene: name], cause: cause, now: now)
        }
        return revived
    }

    // MARK: Lists

    mutating func listDestinations(_ parameters: inout Parameters) throws(WireError) {
        let module = try parameters.string("module")
        try parameters.finish()
        if let module, registry.modules[module] == nil {
            throw WireError(.unknownModule(module), in: registry)
        }
        result.raw("{\"destinations\":[")
        let everywhere: [(RegistrationScope?, DestinationDefinition)] = registry.definitions(of: module).map {
            (nil, $0)
        }
        let scoped = registry.scopedDefinitions.filter { module == nil || $0.definition.type.module == module }
            .map { (Optional($0.scope), $0.definition) }
        result.list(everywhere + scoped) { $0.definition($1.1, on: $1.0) }
        result.raw("]}")
    }

    mutating func getDestination(_ parameters: inout Parameters) throws(WireError) {
        let type = try parameters.requiredString("type")
        try parameters.finish()
        if let definition = registry.definition(of: type) { return result.definition(definition, on: nil) }
        guard let scoped = registry.scopedDefinitions.first(where: { $0.definition.type.description == type }) else {
            throw WireError(.unknownDestination(type), in: registry)
        }
        result.definition(scoped.definition, on: scoped.scope)
    }
}

extension JSONWriter {
    mutating func member(_ key: StaticString, _ value: String?) {
        guard let value else { return }
        raw(key)
        string(value)
    }

    fileprivate mutating func definition(_ definition: DestinationDefinition, on scope: RegistrationScope?) {
        raw("{\"type\":")
        string(definition.type.description)
        raw(",\"module\":")
        string(definition.type.module)
        member(",\"title\":", definition.title)
        member(",\"description\":", definition.summary)
        if let schema = definition.schemaText {
            raw(",\"arguments\":")
            raw(schema)
        }
        if definition.version > 0 {
            raw(",\"version\":")
            integer(definition.version)
        }
        member(",\"method\":", definition.isSent ? "send" : definition.method?.rawValue)
        if definition.providesContent { raw(",\"provides\":true") }
        if let hints = definition.hints {
            raw(",\"hints\":")
            raw(hints)
        }
        raw(",\"orphan\":")
        string(definition.orphan.rawValue)
        if !definition.roles.isEmpty {
            raw(",\"roles\":")
            strings(definition.roles.sorted())
        }
        if !definition.rule.isEmpty {
            raw(",\"rules\":")
            rule(definition.rule)
        }
        if let scope {
            raw(",\"scene\":")
            string(scope.scene)
            raw(",\"navigator\":")
            id(scope.navigator)
        }
        raw("}")
    }
}

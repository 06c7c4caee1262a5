import JSON
import NavigationProtocol
import NavigationTree

// The events that several machines must be told of, each with the machines in their order.

extension Machines {
    /// The limits are these from now on. Call it between turns.
    ///
    /// The current state stays, even above a new limit. History and kept answers are cut at once.
    mutating func limitsChanged(_ limits: Limits) {
        configuration.limits = limits
        scanner = JSONScanner(maximumDepth: limits.depth)
        modules.limitsChanged(limits)
        scenes.use(limits)
        tokens.use(limits)
        for session in sessions.values.sorted(by: { $0.id < $1.id }) { pauseOrResume(session) }
    }

    // MARK: Modules

    /// A session's modules have changed.
    mutating func modulesChanged(of session: SessionID) { sessions[session]?.module = modules.onlyModule(of: session) }

    /// Another session of the same user has taken a module over.
    mutating func moduleTakenOver(_ module: String, from loser: SessionID, by execution: Execution) {
        modulesChanged(of: loser)
        let start = output.count
        output.line(ModuleLost(module, to: execution.session))
        queue(start..<output.count, to: loser, now: execution.now)
        links.moduleEnded(module)
    }

    /// Types have no provider any more. In every scene their entries follow the policy that they were registered with.
    ///
    /// - Parameter session: the session that has ended, when that is why.
    mutating func withdraw(
        _ gone: [DestinationDefinition],
        session: SessionID?,
        cause: Cause,
        now: MonotonicTime
    ) {
        if let first = gone.first { tell(.moduleUnregistered(first.type.module, gone.map(\.type)), now: now) }
        guard session != nil || !gone.isEmpty else { return }
        let orphaning = gone.filter { $0.orphan == .keep }.map(\.type)
        let closing = gone.filter { $0.orphan == .close }.map(\.type)
        for name in scenes.names {
            let change = self[scene: name].tree.removeProviders(of: orphaning, closing: closing, session: session)
            publish(change, in: self[scene: name], cause: cause, now: now)
        }
    }

    /// Types have a provider. In every scene their orphaned entries are live again.
    ///
    /// - Returns: the types that had such entries.
    mutating func typesProvided(_ types: [TypeName], cause: Cause, now: MonotonicTime) -> Set<TypeName> {
        var revived: Set<TypeName> = []
        for name in scenes.names where !self[scene: name].tree.orphaned.isDisjoint(with: types) {
            let change = self[scene: name].tree.revive(types)
            for case .typeRevived(let type) in change.steps { revived.insert(type) }
            publish(change, in: self[scene: name], cause: cause, now: now)
        }
        return revived
    }
}

import NavigationProtocol
import NavigationTree

// The effects that machines return. Each goes to the machine, the client or the shell that it concerns.

extension Machines {
    /// Carries out what the activation of modules returned, in order.
    mutating func carryOut(_ effects: [Activation.Effect], now: MonotonicTime) {
        for effect in effects {
            switch effect {
            case .start(let manifest): actions.append(.startModule(manifest))
            case .stop(let module): actions.append(.stopModule(module))
            case .resumeWaiters(let module): admission.waiting.makeDue(waiters(for: module))
            case .refuseWaiters(let module, let error):
                for number in waiters(for: module) { refuse(number, error, now: now) }
            case .log(let entry): actions.append(.log(entry))
            case .tell(let event): tell(event, now: now)
            }
        }
    }

    /// Numbers of the requests that wait for a module.
    private func waiters(for name: String) -> [SuspensionNumber] {
        guard !admission.waiting.isEmpty else { return [] }
        return admission.waiting.numbers { if case .module(name) = $0.reason { true } else { false } }
    }

    /// A request was refused because no session provides what it wants. It waits when the host can start the module.
    ///
    /// - Throws: the refusal, or why the module is not there.
    mutating func awaitModule(
        _ waiting: Suspension,
        after refusal: WireError,
        now: MonotonicTime
    ) throws(WireError) -> Completion {
        let types = unprovided.compactMap { TypeName($0) }
        guard let first = types.first, types.count == unprovided.count, waiting.method.mayNeedModules,
            refusal.isLackOfProvider, types.allSatisfy({ isActivatable($0, for: waiting.place.session) })
        else { throw refusal }
        for type in types {
            guard registry.modules[type.module] == nil else { throw .destinationNotRegistered(type) }
            carryOut(try activation.need(type.module, now: now), now: now)
        }
        // The requests behind it need not wait for the module.
        if !waiting.isNew { admission.waiting.finished(waiting.number) }
        return try suspend(waiting, .module(first.module))
    }

    /// Whether the host can start a module for a type that no session provides.
    private func isActivatable(_ type: TypeName, for asker: SessionID) -> Bool {
        guard !isShuttingDown, let peer = sessions[asker]?.peer else { return false }
        return activation.canProvide(type, to: peer) && registry.owner(of: type) == nil
    }
}

package import NavigationProtocol
package import NavigationTree

extension [Activation.Effect] {
    /// Carries out the effects that the machine returned, in order. Each goes to the machine, the clients or the shell
    /// that it concerns.
    func carryOut(on machines: inout Machines, now: MonotonicTime) {
        let isInFleet = machines.configuration.isInFleet
        for effect in self {
            switch effect {
            case .start(let manifest): machines.outbox.add(.startModule(manifest))
            case .stop(let module): machines.outbox.add(.stopModule(module))
            case .need(let module): machines.outbox.add(.needModule(module))
            case .resumeWaiters(let module):
                machines.admission.waiting.makeDue(machines.admission.waiting.numbers(at: .module(module)))
                if isInFleet { machines.outbox.add(.moduleNews(module, .changed)) }
            case .refuseWaiters(let module, let error):
                for number in machines.admission.waiting.numbers(at: .module(module)) {
                    Suspension.refuse(number, error, on: &machines, now: now)
                }
                if isInFleet { machines.outbox.add(.moduleNews(module, .refused(error))) }
            case .log(let entry): machines.outbox.add(.log(entry))
            case .tell(let event): event.tell(on: &machines, now: now)
            }
        }
    }
}

// The own broker of a host in a fleet starts modules for the scenes that the host owns, since it supervises them all.
// The brokers of those scenes ask it, and hear of it.

extension NavigationBroker {
    /// This broker has a shared scene, and the host's own broker starts these modules.
    package mutating func othersStart(_ manifests: [ModuleManifest]) {
        machines.activation.othersStart(manifests)
    }

    /// The host's own broker has news of a module that it starts.
    package mutating func heard(_ news: ModuleNews, of module: String, now: MonotonicTime) {
        if case .refused(let error) = news {
            [.refuseWaiters(module, error)].carryOut(on: &machines, now: now)
        } else {
            [.resumeWaiters(module)].carryOut(on: &machines, now: now)
        }
        machines.activation.missing = news == .elsewhere ? module : nil
        machines.goOn(now: now)
        machines.activation.missing = nil
    }

    /// Another broker needs a module, as ``BrokerAction/needModule(_:)`` says. It registers, or
    /// ``BrokerAction/moduleNews(_:_:)`` comes.
    package mutating func moduleNeeded(_ name: String, now: MonotonicTime) {
        do throws(WireError) {
            guard machines.activation.hasManifest(name), !machines.sessions.isShuttingDown else {
                throw WireError(.couldNotStart("its host starts it no more"), module: name)
            }
            try machines.activation.need(name, now: now).carryOut(on: &machines, now: now)
        } catch { machines.outbox.add(.moduleNews(name, .refused(error))) }
        machines.goOn(now: now)
    }

    /// A module has registered for shared scenes alone. This broker only has its process.
    package mutating func moduleIsShared(_ name: String, now: MonotonicTime) {
        machines.activation.isShared(name).carryOut(on: &machines, now: now)
        machines.goOn(now: now)
    }

    /// A session could not register a module, since another one has the name. Its process has not failed then.
    package mutating func nameIsTaken(_ name: String, for session: SessionID) {
        guard let peer = machines.sessions[session]?.peer else { return }
        machines.activation.nameIsTaken(name, for: peer)
    }

    /// The session that has registered a module with this broker.
    package func session(of module: String) -> SessionID? { machines.registry.modules[module]?.owner }
}

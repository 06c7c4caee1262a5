package import NavigationProtocol
import NavigationTree

extension [Activation.Effect] {
    /// Carries out the effects that the machine returned, in order. Each goes to the machine, the clients or the shell
    /// that it concerns.
    func carryOut(on machines: inout Machines, now: MonotonicTime) {
        for effect in self {
            switch effect {
            case .start(let manifest): machines.outbox.add(.startModule(manifest))
            case .stop(let module): machines.outbox.add(.stopModule(module))
            case .need(let module): machines.outbox.add(.needModule(module))
            case .resumeWaiters(let module):
                machines.admission.waiting.makeDue(machines.admission.waiting.numbers(at: .module(module)))
            case .refuseWaiters(let module, let error):
                for number in machines.admission.waiting.numbers(at: .module(module)) {
                    Suspension.refuse(number, error, on: &machines, now: now)
                }
                if machines.configuration.isInFleet { machines.outbox.add(.moduleRefused(module, error)) }
            case .log(let entry): machines.outbox.add(.log(entry))
            case .tell(let event): event.tell(on: &machines, now: now)
            }
        }
    }
}

// The own broker of a host in a fleet starts modules for the scenes that the host owns, since it supervises them all.

extension NavigationBroker {
    /// This broker has a shared scene, and the host's own broker starts these modules.
    package mutating func othersStart(_ manifests: [ModuleManifest], now: MonotonicTime) {
        machines.activation.othersStart(manifests).carryOut(on: &machines, now: now)
        machines.goOn(now: now)
    }

    /// The host's own broker has refused a module that this one needs.
    package mutating func refuseModule(_ name: String, _ error: WireError, now: MonotonicTime) {
        [.refuseWaiters(name, error)].carryOut(on: &machines, now: now)
        machines.goOn(now: now)
    }

    /// Another broker needs a module, as ``BrokerAction/needModule(_:)`` says. The module registers with it, or
    /// ``BrokerAction/moduleRefused(_:_:)`` comes.
    package mutating func moduleNeeded(_ name: String, now: MonotonicTime) {
        do throws(WireError) {
            guard machines.registry.modules[name] == nil else {
                throw WireError(.couldNotStart("it has registered, and not for this scene"), module: name)
            }
            guard machines.activation.hasManifest(name), !machines.sessions.isShuttingDown else {
                throw WireError(.couldNotStart("its host starts it no more"), module: name)
            }
            try machines.activation.need(name, now: now).carryOut(on: &machines, now: now)
        } catch { machines.outbox.add(.moduleRefused(name, error)) }
        machines.goOn(now: now)
    }
}

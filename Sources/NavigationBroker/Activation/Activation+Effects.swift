import NavigationProtocol
import NavigationTree

extension [Activation.Effect] {
    /// Carries out the effects that the machine returned, in order. Each goes to the machine, the clients or the shell
    /// that it concerns.
    func carryOut(on machines: inout Machines, now: MonotonicTime) {
        for effect in self {
            switch effect {
            case .start(let manifest): machines.outbox.add(.startModule(manifest))
            case .stop(let module): machines.outbox.add(.stopModule(module))
            case .resumeWaiters(let module):
                machines.admission.waiting.makeDue(machines.admission.waiting.numbers(at: .module(module)))
            case .refuseWaiters(let module, let error):
                for number in machines.admission.waiting.numbers(at: .module(module)) {
                    Suspension.refuse(number, error, on: &machines, now: now)
                }
            case .log(let entry): machines.outbox.add(.log(entry))
            case .tell(let event): event.tell(on: &machines, now: now)
            }
        }
    }
}

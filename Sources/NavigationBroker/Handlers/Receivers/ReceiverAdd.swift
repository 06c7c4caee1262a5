import NavigationProtocol
import NavigationTree

extension ReceiverAdd: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let limits = machines.limits
        let given = machines.givenNumber.map { ReceiverID(session: execution.session, number: $0) }
        // The host says again what a client has added.
        if let there = given.flatMap({ machines.sequences.receivers[$0] }) { return .done(there) }
        guard machines.sequences.receivers.count(of: execution.session) < limits.receivers else {
            throw .limitReached("receivers", limits.receivers)
        }
        let place = try place(on: machines)
        let id = given ?? machines.sequences.receivers.makeID(for: execution.session)
        let receiver = receiver(id, at: place)
        machines.sequences.receivers.add(receiver)
        return .done(receiver)
    }

    /// The navigator where it stands; nil for none.
    func place(on machines: borrowing Machines) throws(WireError) -> NavigatorID? {
        guard let scene else { return nil }
        try machines.check(SceneTarget(scene: scene))
        let place = try navigator.map { name throws(WireError) in try machines.find(name, in: scene) }
        if let named = auto?.navigator { _ = try machines.find(named, in: scene) }
        return place
    }

    func receiver(_ id: ReceiverID, at place: NavigatorID?) -> Receiver {
        Receiver(id: id, name: name, scene: scene, navigator: place, timeout: timeout, auto: auto)
    }
}

extension Receiver {
    /// Whether another one does the same for the same session.
    func isSame(as other: Receiver) -> Bool {
        id.session == other.id.session && name == other.name && scene == other.scene && navigator == other.navigator
            && timeout == other.timeout && auto == other.auto
    }
}

import NavigationProtocol
import NavigationTree

extension ReceiverAdd: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let limits = machines.limits
        guard machines.sequences.receivers.count(of: execution.session) < limits.receivers else {
            throw .limitReached("receivers", limits.receivers)
        }
        var place: NavigatorID?
        if let scene {
            try machines.check(SceneTarget(scene: scene))
            place = try navigator.map { name throws(WireError) in try machines.find(name, in: scene) }
            if let named = auto?.navigator { _ = try machines.find(named, in: scene) }
        }
        let receiver = Receiver(
            id: machines.sequences.receivers.makeID(for: execution.session),
            name: name,
            scene: scene,
            navigator: place,
            timeout: timeout,
            auto: auto
        )
        machines.sequences.receivers.add(receiver)
        return .done(receiver)
    }
}

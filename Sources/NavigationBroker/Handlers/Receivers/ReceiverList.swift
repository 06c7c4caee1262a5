import NavigationProtocol
import NavigationTree

extension ReceiverList: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        if let scene { try machines.check(SceneTarget(scene: scene)) }
        let own = machines.sequences.receivers.all.filter { scene == nil || $0.scene == nil || $0.scene == scene }
        return .done(Result(machines.elsewhere.list(own, by: "receiver", { ReceiverID($0) }, \.id)))
    }
}

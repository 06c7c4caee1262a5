import NavigationProtocol
import NavigationTree

extension SequenceList: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        if let scene { try machines.check(SceneTarget(scene: scene)) }
        let own = machines.sequences.filter { scene == nil || $0.scene == scene }.map(\.state)
        return .done(Result(machines.elsewhere.list(own, by: "sequence", { SequenceID($0) }, \.sequence)))
    }
}

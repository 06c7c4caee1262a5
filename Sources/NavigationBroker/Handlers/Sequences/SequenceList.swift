import NavigationProtocol
import NavigationTree

extension SequenceList: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        if let scene { try machines.check(SceneTarget(scene: scene)) }
        return .done(Result(machines.sequences.filter { scene == nil || $0.scene == scene }.map(\.state)))
    }
}

import NavigationProtocol
import NavigationTree

extension Unlock: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let scene = try machines.check(scene)
        guard case .lock = scene.tree.attachment(attachment)?.content else {
            throw WireError(.unknownAttachment(attachment), in: scene.tree)
        }
        let change = try machines.operate(on: scene) { tree throws(NavigationError) in try tree.detach(attachment) }
        return .done(machines.finish(change, in: scene, execution))
    }
}

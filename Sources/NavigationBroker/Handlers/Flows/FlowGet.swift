import NavigationProtocol
import NavigationTree

extension FlowGet: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let scene = try machines.check(scene)
        guard let found = scene.tree.attachment(flow), let described = machines.registry.described(found) else {
            throw WireError(.unknownAttachment(flow), in: scene.tree)
        }
        return .done(Result(SceneRevision(scene.tree), described))
    }
}

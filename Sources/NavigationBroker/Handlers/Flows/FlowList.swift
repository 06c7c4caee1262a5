import NavigationProtocol
import NavigationTree

extension FlowList: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let scene = try machines.check(scene)
        let registry = machines.registry
        let flows = scene.tree.allFlows.filter { module == nil || $0.flow?.module == module }
        return .done(Result(SceneRevision(scene.tree), flows.compactMap { registry.described($0) }))
    }
}

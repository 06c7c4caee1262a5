import NavigationProtocol
import NavigationTree

extension NavigatorGet: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let scene = try machines.check(target.scene)
        let id = try machines.find(target.navigator, in: scene)
        try machines.checkFits(childrenOf: id, in: scene)
        return .done(scene.describe(id))
    }
}

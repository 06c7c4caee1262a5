import NavigationProtocol
import NavigationTree

extension NavigatorGet: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let scene = try machines.check(target.scene)
        return .done(scene.describe(try machines.find(target.navigator, in: scene)))
    }
}

import NavigationProtocol
import NavigationTree

extension NavigatorSelect: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let scene = try machines.check(target.scene)
        let navigator = try machines.find(target, in: scene)
        let change = try machines.operate(on: scene) { tree throws(NavigationError) in try tree.select(navigator) }
        return .done(machines.finish(change, in: scene, execution))
    }
}

import NavigationProtocol
import NavigationTree

extension PathMove: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let scene = try machines.check(scene)
        let moved = try machines.operate(on: scene) { tree throws(NavigationError) in try tree.move(entry, to: place) }
        let change = machines.finish(moved.change, in: scene, execution)
        return .done(Result(change, moved.navigator, entry, at: moved.position))
    }
}

import NavigationProtocol
import NavigationTree

extension PathRemove: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        try remove(in: scene, on: &machines, execution) { tree throws(NavigationError) in try tree.remove(entries) }
    }
}

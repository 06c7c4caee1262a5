import NavigationProtocol
import NavigationTree

extension DismissChildren: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        try remove(at: target, on: &machines, execution) { tree, navigator throws(NavigationError) in
            try tree.dismissChildren(of: navigator)
        }
    }
}

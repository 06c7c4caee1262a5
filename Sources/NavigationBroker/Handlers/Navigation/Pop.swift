import NavigationProtocol
import NavigationTree

extension Pop: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        // Of the request, the closure holds this alone: a copy of all would count its references.
        try remove(at: target, on: &machines, execution) { [stop] tree, navigator throws(NavigationError) in
            try tree.pop(stop, of: navigator)
        }
    }
}

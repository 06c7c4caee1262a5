import NavigationProtocol
import NavigationTree

extension PathSet: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let session = execution.session
        return try change(target, path, isMapped: false, on: &machines, &execution) {
            tree,
            destinations,
            navigator throws(NavigationError) in
            try tree.setPath(destinations, of: navigator, by: session)
        }
    }
}

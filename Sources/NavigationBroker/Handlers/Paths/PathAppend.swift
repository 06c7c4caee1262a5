import NavigationProtocol
import NavigationTree

extension PathAppend: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let session = execution.session
        return try change(target, path, isMapped: true, on: &machines, &execution) {
            tree,
            destinations,
            navigator throws(NavigationError) in
            try tree.append(destinations, to: navigator, by: session)
        }
    }
}

import NavigationProtocol
import NavigationTree

extension Answer: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        try remove(in: scene, on: &machines, execution) { tree throws(NavigationError) in
            try tree.answer(entry, with: answer, value: value)
        }
    }
}

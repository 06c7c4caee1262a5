import NavigationProtocol
import NavigationTree

extension Replace: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let scene = try machines.check(target.scene)
        let navigator = try machines.find(target, in: scene)
        let place = entry.flatMap { try? scene.tree.location(of: $0).navigator }
        let destination = try machines.resolve(destination, on: place ?? navigator, in: scene, &execution).destination
        let session = execution.session
        let shown = try machines.operate(on: scene) { tree throws(NavigationError) in
            try tree.replace(entry, of: navigator, with: destination, by: session)
        }
        let change = machines.finish(shown.change, in: scene, execution)
        return .done(ShownResult(change, shown.navigator, shown.entry))
    }
}

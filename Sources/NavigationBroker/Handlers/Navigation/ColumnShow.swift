import NavigationProtocol
import NavigationTree

extension ColumnShow: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let scene = try machines.check(target.scene)
        let navigator = try machines.find(target, in: scene)
        let next = scene.tree[navigator]?.nextSibling ?? navigator
        let resolved = try destination.map { destination throws(WireError) in
            try machines.resolve(destination, on: next, in: scene, &execution).destination
        }
        let session = execution.session
        let shown = try machines.operate(on: scene) { tree throws(NavigationError) in
            try tree.showInNextColumn(resolved, after: navigator, by: session)
        }
        let change = machines.finish(shown.change, in: scene, execution)
        return .done(ShownResult(change, shown.navigator, shown.entry))
    }
}

import NavigationProtocol
import NavigationTree

extension TreeGet: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let scene = try machines.check(scene)
        let tree = try revision.map { revision throws(WireError) in try scene.tree(at: revision) } ?? scene.tree
        var top: NavigatorID?
        if let navigator {
            do { top = try tree.find(navigator) } catch { throw WireError(error, in: tree) }
        }
        return .done(
            Snapshot(
                of: tree,
                below: top,
                instance: machines.configuration.instance,
                configuration: scene.configuration
            )
        )
    }
}

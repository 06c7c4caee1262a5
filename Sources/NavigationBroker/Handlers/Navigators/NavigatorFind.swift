import JSON
import NavigationProtocol
import NavigationTree

extension NavigatorFind: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let scene = try machines.check(scene)
        let top = try below.map { below throws(WireError) in try machines.find(below, in: scene) }
        guard let id = scene.tree.navigator(named: name) else {
            throw WireError(.unknownNavigator(name), in: scene.tree)
        }
        if let top, !scene.tree.isInside(id, top) {
            throw WireError(
                .unknownNavigator,
                "The navigator \"\(name)\" is \(id), which is not below \(top)",
                ["navigator": .string(name), "elsewhere": .id(id)]
            )
        }
        try machines.checkFits(childrenOf: id, in: scene)
        return .done(scene.describe(id))
    }
}

import NavigationProtocol
import NavigationTree

extension StateGet: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let scene = try machines.check(target.scene)
        let navigator = target.navigator == nil ? scene.tree.root : try machines.find(target.navigator, in: scene)
        let tree = scene.tree
        // A state that cannot fit is not made.
        let weight = WireDestination.weight
        if navigator == tree.root {
            try machines.checkFits(entries: tree.entryCount, tree.navigatorCount, weight: weight)
        }
        let ids = tree.subtree(of: navigator)
        let entries = ids.reduce(0) { $0 + (tree[$1]?.path.count ?? 0) }
        try machines.checkFits(entries: entries, ids.count, weight: weight)
        var states = tree.state(of: navigator)
        for (index, id) in ids.enumerated() {
            var types = TypesOfNavigator(registry: machines.registry, tree: tree, navigator: id)
            states[index].root = states[index].root.map { types.asRequested($0) }
            states[index].path = states[index].path.map { types.asRequested($0) }
        }
        return .done(Result(SceneRevision(tree), navigator, State(states)))
    }
}

/// The types as one navigator has them. It keeps the last one, because neighbours on a path often have the same type.
private struct TypesOfNavigator {
    let registry: DestinationRegistry
    let tree: NavigationTree
    let navigator: NavigatorID
    private var last: (type: TypeName, definition: DestinationDefinition?)?

    init(registry: DestinationRegistry, tree: NavigationTree, navigator: NavigatorID) {
        self.registry = registry
        self.tree = tree
        self.navigator = navigator
    }

    /// A destination with the hints that a request has to give for it.
    mutating func asRequested(_ shown: Destination) -> Destination {
        let definition = definition(of: shown.type)
        guard shown.hints != nil || definition?.hints != nil else { return shown }
        let hints = definition.map { $0.difference(to: shown.hints) } ?? shown.hints
        return Destination(type: shown.type, arguments: shown.arguments, hints: hints, version: shown.version)
    }

    private mutating func definition(of type: TypeName) -> DestinationDefinition? {
        if let last, last.type == type { return last.definition }
        let definition = registry.definition(of: type.description, on: navigator, in: tree)
        last = (type, definition)
        return definition
    }
}

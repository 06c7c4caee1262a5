import NavigationProtocol
import NavigationTree

// Requests that give several destinations of a path answer alike.

extension Handler where Result == PathResult {
    /// Answers with the entries that stand for the request's destinations now: the last ones of the path.
    func change(
        _ target: NavigatorTarget,
        _ path: [RequestedDestination],
        isMapped: Bool,
        on machines: inout Machines,
        _ execution: inout Execution,
        _ operation: (inout NavigationTree, [Destination], NavigatorID) throws(NavigationError) -> NavigationChange
    ) throws(WireError) -> Outcome<PathResult> {
        let scene = try machines.check(target.scene)
        let navigator = try machines.find(target.navigator, in: scene)
        var destinations: [Destination] = []
        destinations.reserveCapacity(path.count)
        for request in path {
            let resolved = try machines.resolve(request, on: navigator, in: scene, isMapped: isMapped, &execution)
            destinations.append(resolved.destination)
        }
        let change = try machines.operate(on: scene) { tree throws(NavigationError) in
            try operation(&tree, destinations, navigator)
        }
        let removed = change.removed
        let result = machines.finish(consume change, in: scene, execution)
        let entries = scene.navigator(navigator).path.suffix(destinations.count).map(\.id)
        return .done(PathResult(result, navigator, entries, removed))
    }
}

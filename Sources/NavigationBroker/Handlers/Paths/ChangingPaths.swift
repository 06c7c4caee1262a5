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
        let navigator = try machines.find(target, in: scene)
        var destinations: [Destination] = []
        destinations.reserveCapacity(path.count)
        // Entries whose destinations cannot be shown anew, since no module may provide their type any more. So a client
        // can set the path that it has read, in any order.
        var kept: EntryMatches?
        for request in path {
            do {
                let resolved = try machines.resolve(request, on: navigator, in: scene, isMapped: isMapped, &execution)
                destinations.append(resolved.destination)
            } catch {
                guard !isMapped, let type = TypeName(request.type) else { throw error }
                var matches = kept.take() ?? EntryMatches(scene.navigator(navigator).path)
                let found = matches.next(Destination(type: type, arguments: request.arguments))
                kept = matches
                guard let found else { throw error }
                execution.unprovided.removeAll()
                destinations.append(scene.navigator(navigator).path[found].destination)
            }
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

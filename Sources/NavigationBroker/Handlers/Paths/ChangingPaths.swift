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
        var kept = KeptEntries(of: scene.navigator(navigator).path)
        for request in path {
            do {
                let resolved = try machines.resolve(request, on: navigator, in: scene, isMapped: isMapped, &execution)
                destinations.append(resolved.destination)
            } catch {
                guard !isMapped, let entry = kept.next(request) else { throw error }
                execution.unprovided.removeAll()
                destinations.append(entry)
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

/// The entries of a path that a request keeps although their destinations cannot be shown anew.
///
/// No module may provide their type any more. So a client can set the path that it has read, in any order.
private struct KeptEntries {
    private let path: [Entry]
    private var isUsed: [Bool]

    init(of path: [Entry]) {
        self.path = path
        self.isUsed = []
    }

    /// The destination of an entry that shows the requested one, each entry once.
    mutating func next(_ request: RequestedDestination) -> Destination? {
        guard let type = TypeName(request.type) else { return nil }
        let wanted = Destination(type: type, arguments: request.arguments)
        if isUsed.isEmpty { isUsed = [Bool](repeating: false, count: path.count) }
        let found = path.indices.first { !isUsed[$0] && path[$0].destination.showsTheSame(as: wanted) }
        guard let found else { return nil }
        isUsed[found] = true
        return path[found].destination
    }
}

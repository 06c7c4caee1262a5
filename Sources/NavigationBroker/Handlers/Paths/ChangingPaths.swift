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
        var kept = KeptEntries(of: scene.navigator(navigator).path)
        for request in path {
            do {
                let resolved = try machines.resolve(request, on: navigator, in: scene, isMapped: isMapped, &execution)
                destinations.append(resolved.destination)
            } catch {
                guard !isMapped, let entry = kept.next(request, behind: destinations) else { throw error }
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

/// The entries of a path that a request leaves where they are.
///
/// They may stay also when no module provides their type any more. So a client can set the path that it has read.
private struct KeptEntries {
    private let path: [Entry]
    /// How many at the beginning are known to stay.
    private var count = 0

    init(of path: [Entry]) { self.path = path }

    /// The destination of the entry behind these, if it is the requested one and all before it stay.
    mutating func next(_ request: RequestedDestination, behind destinations: [Destination]) -> Destination? {
        guard destinations.count < path.count, let type = TypeName(request.type) else { return nil }
        while count < destinations.count, path[count].destination.showsTheSame(as: destinations[count]) { count += 1 }
        let there = path[destinations.count].destination
        let wanted = Destination(type: type, arguments: request.arguments)
        return count == destinations.count && there.showsTheSame(as: wanted) ? there : nil
    }
}

import NavigationProtocol
import NavigationTree

extension PathInsert: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let scene = try machines.check(scene)
        let navigator = try shownIn(scene, on: machines)
        var destinations: [Destination] = []
        for request in path {
            destinations.append(try machines.resolve(request, on: navigator, in: scene, &execution).destination)
        }
        let session = execution.session
        let inserted = try machines.operate(on: scene) { tree throws(NavigationError) in
            try tree.insert(destinations, at: place, of: navigator, by: session)
        }
        let removed = inserted.change.removed
        let change = machines.finish(inserted.change, in: scene, execution)
        return .done(PathResult(change, inserted.navigator, inserted.entries, removed))
    }

    /// The navigator whose path is meant.
    private func shownIn(_ scene: Scene, on machines: borrowing Machines) throws(WireError) -> NavigatorID {
        switch place {
        case .position: try machines.find(navigator, in: scene)
        case .before(let entry), .after(let entry): try scene.entry(entry).place.navigator
        }
    }
}

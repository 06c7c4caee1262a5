import NavigationProtocol
import NavigationTree

extension PathGet: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let scene = try machines.check(target.scene)
        if let after { return .done(try part(after, in: scene, on: machines, execution)) }
        let id = try machines.find(target.navigator, in: scene)
        guard limit == nil else { return .done(part(of: scene.tree, id, from: offset)) }
        let navigator = scene.navigator(id)
        try machines.checkFits(entries: navigator.path.count - offset)
        let path = Array(navigator.path.dropFirst(offset))
        return .done(Result(SceneRevision(scene.tree), id, count: navigator.path.count, path))
    }

    private func part(
        _ after: PartCursor,
        in scene: Scene,
        on machines: borrowing Machines,
        _ execution: borrowing Execution
    ) throws(WireError) -> Result {
        guard offset == 0 else { throw Parameters.invalid("offset", "left out with \"after\"") }
        guard case .path(let id, let start) = after.position else { throw .notThePartBefore }
        return try scene.withTree(at: after.revision) { tree throws(WireError) in
            guard tree[id].map({ start <= $0.path.count }) == true,
                target.navigator.map({ (try? tree.find($0)) == id }) ?? true
            else { throw .notThePartBefore }
            try machines.requireReading(id, in: tree, execution)
            return part(of: tree, id, from: start)
        }
    }

    private func part(of tree: NavigationTree, _ id: NavigatorID, from start: Int) -> Result {
        let path = tree[id]?.path ?? []
        var room = PartRoom(items: limit ?? .max)
        var part: [Entry] = []
        for entry in path.dropFirst(start) where room.isLeft {
            room.take(text: entry.weight)
            part.append(entry)
        }
        let end = start + part.count
        let next = end < path.count && !part.isEmpty ? PartCursor(tree.revision, .path(id, end)) : nil
        return Result(SceneRevision(tree), id, count: path.count, part, next: next)
    }
}

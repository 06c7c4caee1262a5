import JSON
import NavigationProtocol
import NavigationTree

// What was, and the way back. Both reach as far as the history of the scene.

extension Machines {
    mutating func listHistory(_ request: ListHistory) throws(WireError) {
        let scene = try check(request.scene)
        if let since = request.since { try check(since, isKeptIn: scene) }
        let records = scene.history.records(after: request.since ?? scene.history.oldest)
            .filter { record in request.entry.map { record.change.mentions($0) } ?? true }
        let chosen = request.since == nil ? records.suffix(request.limit) : records.prefix(request.limit)
        result.raw("{\"scene\":")
        result.string(scene.name)
        result.raw(",\"revision\":")
        result.integer(scene.tree.revision)
        result.raw(",")
        result.window(of: scene.history)
        result.raw(",\"revisions\":[")
        result.list(chosen) { result, record in
            result.raw("{\"revision\":")
            result.integer(record.change.revision)
            result.raw(",\"cause\":")
            result.cause(record.cause)
            result.raw(",\"changes\":[")
            result.list(record.change.steps) { $0.step($1) }
            result.raw("]}")
        }
        result.raw("]}")
    }

    private func check(_ revision: UInt64, isKeptIn scene: Scene) throws(WireError) {
        guard (scene.history.oldest...scene.history.newest).contains(revision) else {
            throw WireError(
                .outsideWindow,
                "Scene \"\(scene.name)\" keeps revisions \(scene.history.oldest) to \(scene.history.newest), not \(revision)",
                [
                    "scene": .string(scene.name), "from": .integer(Int64(scene.history.oldest)),
                    "to": .integer(Int64(scene.history.newest)),
                ]
            )
        }
    }

    /// The tree now, or as it was.
    mutating func getTree(_ request: GetTree) throws(WireError) {
        guard let revision = request.revision else { return try getTree(request.target) }
        let scene = try check(request.target.scene)
        try check(revision, isKeptIn: scene)
        let tree = scene.tree.before(scene.history.records(after: revision).map(\.change))
        var top: NavigatorID?
        if let name = request.target.navigator {
            do { top = try tree.find(name) } catch { throw WireError(error, in: tree) }
        }
        result.snapshot(
            of: tree,
            below: top,
            instance: configuration.instance,
            configuration: scene.configuration
        )
    }

    mutating func undo(_ request: Undo, _ context: Execution) throws(WireError) {
        let scene = try check(request.scene)
        let newest = scene.history.newest
        let revision = request.to ?? (newest > 0 ? newest - 1 : 0)
        try check(revision, isKeptIn: scene)
        let changes = scene.history.records(after: revision).map(\.change)
        let (sessions, registry) = (sessions, registry)
        let change = try operate(on: scene) { tree throws(NavigationError) in
            try tree.undo(
                changes,
                isConnected: { sessions[$0] != nil },
                isProvided: { registry.owner(of: $0) != nil }
            )
        }
        finish(change, in: scene, context)
        result.removed(change)
    }
}

extension NavigationChange {
    fileprivate func mentions(_ entry: EntryID) -> Bool {
        steps.contains { step in
            switch step {
            case .entryAdded(_, _, let other), .entryRemoved(_, _, let other): other.id == entry
            case .entryChanged(_, _, _, let other): other.id == entry
            case .navigatorCreated(let navigator), .navigatorClosed(let navigator, _): navigator.root?.id == entry
            case .signalled(let signal): signal.entry == entry
            case .navigatorSelected, .typeOrphaned, .typeRevived, .attached, .detached, .attachmentChanged:
                false
            }
        }
    }
}

extension JSONWriter {
    /// `"window":{"from":…,"to":…}`: the revisions from which one can go on.
    mutating func window(of history: borrowing History) {
        raw("\"window\":{\"from\":")
        integer(history.oldest)
        raw(",\"to\":")
        integer(history.newest)
        raw("}")
    }
}

import NavigationProtocol
import NavigationTree

extension HistoryList: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let scene = try machines.check(scene)
        if let since { try scene.checkIsKept(since) }
        let records = scene.history.records(after: since ?? scene.history.oldest)
            .filter { record in entry.map { record.change.mentions($0) } ?? true }
        let chosen = since == nil ? records.suffix(limit) : records.prefix(limit)
        return .done(
            Result(SceneRevision(scene.tree), scene.history.window, chosen.map { PastRevision($0.change, $0.cause) })
        )
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

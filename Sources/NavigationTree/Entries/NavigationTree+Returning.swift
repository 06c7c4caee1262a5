// The way back to the nearest entry of a type.

extension NavigationTree {
    /// Where a way back ends.
    private struct Landing {
        let navigator: NavigatorID
        /// How many entries of its path stay.
        let remaining: Int
        /// The presentation that is closed on the way, with all over it.
        let closed: NavigatorID?
    }

    /// Removes all above the nearest entry of a type: of the path from the top down, then of the navigator's root.
    ///
    /// - Parameter throughPresenters: whether the search goes on at the entry that presents the navigator, and so on.
    mutating func pop(
        toNearest type: TypeName,
        from start: NavigatorID,
        throughPresenters: Bool
    ) throws(NavigationError) -> NavigationChange {
        guard let landing = nearest(type, from: start, throughPresenters) else {
            let elsewhere = throughPresenters ? nil : nearest(type, from: start, true)?.navigator
            throw .typeNotShown(type, from: start, elsewhere: elsewhere)
        }
        if let closed = landing.closed { closeSubtree(closed) }
        removeEntries(of: landing.navigator, downTo: landing.remaining)
        return finish()
    }

    private func nearest(_ type: TypeName, from start: NavigatorID, _ throughPresenters: Bool) -> Landing? {
        guard shows(type) else { return nil }
        var (id, closed): (NavigatorID, NavigatorID?) = (start, nil)
        var count = self[existing: start].path.count
        while true {
            let navigator = self[existing: id]
            if let position = navigator.path.prefix(count).lastIndex(where: { $0.destination.type == type }) {
                return Landing(navigator: id, remaining: position + 1, closed: closed)
            }
            if navigator.root?.destination.type == type { return Landing(navigator: id, remaining: 0, closed: closed) }
            let presentation = navigator.kind.isShownOver ? id : presentation(around: id)
            guard throughPresenters, let presentation, let presenter = self[existing: presentation].parent else {
                return nil
            }
            // Entries that were pushed below the presentation later are not on the way.
            let anchor = self[existing: presentation].anchor.flatMap { locations[$0] }
            (id, closed, count) = (presenter, presentation, anchor.map { Int($0.position) + 1 } ?? 0)
        }
    }
}

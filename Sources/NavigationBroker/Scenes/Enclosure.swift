import NavigationTree

/// Whether navigators are inside of some others, also those that a change has closed.
///
/// It remembers what it has found out, so that a change of many steps visits each navigator once.
struct Enclosure {
    /// The navigators that it is about; each is inside of itself.
    let tops: Set<NavigatorID>
    private let parentsOfClosed: [NavigatorID: NavigatorID]
    private var known: [NavigatorID: Bool] = [:]

    /// - Parameter parentsOfClosed: the navigators around those that were closed.
    init(_ tops: Set<NavigatorID>, parentsOfClosed: [NavigatorID: NavigatorID]) {
        self.tops = tops
        self.parentsOfClosed = parentsOfClosed
    }

    /// - Parameter tree: the one after the change, or a later one.
    mutating func contains(_ id: NavigatorID, in tree: borrowing NavigationTree) -> Bool {
        if tops.contains(id) { return true }
        if let found = known[id] { return found }
        var passed = [id]
        var isInside = false
        while let next = passed.last.flatMap({ parentsOfClosed[$0] ?? tree.parent(of: $0) }) {
            if tops.contains(next) {
                isInside = true
                break
            }
            if let found = known[next] {
                isInside = found
                break
            }
            passed.append(next)
        }
        for id in passed { known[id] = isInside }
        return isInside
    }
}

/// The same for several navigators, each asked about on its own.
struct Enclosures {
    private let parentsOfClosed: [NavigatorID: NavigatorID]
    private var byTop: [NavigatorID: Enclosure] = [:]

    /// - Parameter steps: they may have closed the navigators that are asked about.
    init(closedBy steps: [NavigationChange.Step]) { parentsOfClosed = steps.parentsOfClosed }

    mutating func contains(_ id: NavigatorID, in top: NavigatorID, _ tree: borrowing NavigationTree) -> Bool {
        byTop[top, default: Enclosure([top], parentsOfClosed: parentsOfClosed)].contains(id, in: tree)
    }
}

extension [NavigationChange.Step] {
    /// The navigators around those that the steps closed.
    var parentsOfClosed: [NavigatorID: NavigatorID] {
        var parents: [NavigatorID: NavigatorID] = [:]
        for case .navigatorClosed(let navigator, _) in self { parents[navigator.id] = navigator.parent }
        return parents
    }

    /// The navigators that the steps are about, and all around these. Each is visited once.
    ///
    /// - Parameter tree: the one after these steps.
    func surroundings(in tree: borrowing NavigationTree) -> Set<NavigatorID> {
        let parents = parentsOfClosed
        var passed: Set<NavigatorID> = []
        for step in self {
            var next = step.place
            while let id = next, passed.insert(id).inserted { next = parents[id] ?? tree.parent(of: id) }
        }
        return passed
    }
}

extension NavigationChange.Step {
    /// The navigator that the step is about; nil when it is about a type.
    var place: NavigatorID? {
        switch self {
        case .navigatorCreated(let navigator), .navigatorClosed(let navigator, _): navigator.id
        case .navigatorSelected(let parent, _, _): parent
        case .entryAdded(let navigator, _, _), .entryRemoved(let navigator, _, _),
            .entryChanged(let navigator, _, _, _):
            navigator
        case .attached(let attachment), .detached(let attachment), .attachmentChanged(_, let attachment):
            attachment.navigator
        case .signalled(let signal): signal.navigator
        case .typeOrphaned, .typeRevived: nil
        }
    }
}

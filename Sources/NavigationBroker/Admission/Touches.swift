import NavigationTree

/// The navigators that a request changes, so that a later request about the same ones waits for it.
struct Touches {
    /// Their path, presentation or choice of a child changes.
    private(set) var changed: Set<NavigatorID> = []
    private(set) var closed: Set<NavigatorID> = []
    /// They only have to be there: a stack is created under them, and no other is hidden by it.
    private(set) var needed: Set<NavigatorID> = []

    init() {}

    /// A navigator that a request would have changed.
    init(changing navigator: NavigatorID?) { changed = navigator.map { [$0] } ?? [] }

    init(_ steps: [NavigationChange.Step]) {
        var created: Set<NavigatorID> = []
        for step in steps {
            switch step {
            case .navigatorCreated(let navigator):
                created.insert(navigator.id)
                guard let parent = navigator.parent else { continue }
                if navigator.kind == .presentation { changed.insert(parent) } else { needed.insert(parent) }
            case .navigatorClosed(let navigator, _):
                closed.insert(navigator.id)
                if let parent = navigator.parent { changed.insert(parent) }
            case .navigatorSelected(let parent, _, _): changed.insert(parent)
            case .entryAdded(let navigator, _, _), .entryRemoved(let navigator, _, _): changed.insert(navigator)
            case .entryChanged, .typeOrphaned, .typeRevived, .attached, .detached, .attachmentChanged, .signalled: break
            }
        }
        changed.subtract(created)
        closed.subtract(created)
        needed.subtract(created)
    }

    /// Whether two requests must be carried out in their order.
    func conflict(with other: Self) -> Bool {
        !changed.isDisjoint(with: other.changed) || closes(anyOf: other) || other.closes(anyOf: self)
    }

    private func closes(anyOf other: Self) -> Bool {
        !closed.isDisjoint(with: other.changed) || !closed.isDisjoint(with: other.closed)
            || !closed.isDisjoint(with: other.needed)
    }
}

/// The navigators and entries that were shown while a guard's question was open.
///
/// Requests about them, and about all that is under them, do not wait for the answer: a person must be able to answer
/// the dialog that a guard shows.
struct ShownMeanwhile {
    private var navigators: Set<NavigatorID> = []
    private var entries: Set<EntryID> = []

    var isEmpty: Bool { navigators.isEmpty && entries.isEmpty }

    mutating func add(_ steps: [NavigationChange.Step]) {
        let moved = steps.movedEntries
        for step in steps {
            switch step {
            case .navigatorCreated(let navigator): navigators.insert(navigator.id)
            case .entryAdded(_, _, let entry): if !moved.contains(entry.id) { entries.insert(entry.id) }
            case .navigatorClosed, .navigatorSelected, .entryRemoved, .entryChanged, .typeOrphaned, .typeRevived,
                .attached, .detached, .attachmentChanged, .signalled:
                break
            }
        }
    }

    /// The turn that showed them was not written.
    mutating func forget(_ neverMade: [NavigatorID]) { navigators.subtract(neverMade) }

    /// The navigators that requests change with these steps, besides what they do to one of these, or to something
    /// under it.
    ///
    /// - Parameter tree: the one after these steps.
    func touchesBesides(_ steps: [NavigationChange.Step], in tree: borrowing NavigationTree) -> Touches {
        var inside = Enclosure(navigators, parentsOfClosed: steps.parentsOfClosed)
        var left: [NavigationChange.Step] = []
        for step in steps where !includes(step, in: tree, &inside) { left.append(step) }
        return Touches(left)
    }

    private func includes(
        _ step: NavigationChange.Step,
        in tree: borrowing NavigationTree,
        _ inside: inout Enclosure
    ) -> Bool {
        let subject: NavigatorID?
        switch step {
        case .navigatorCreated(let navigator): subject = navigator.parent
        case .navigatorClosed(let navigator, _): subject = navigator.id
        case .navigatorSelected(let parent, _, _): subject = parent
        case .entryAdded(let navigator, _, let entry), .entryRemoved(let navigator, _, let entry):
            if entries.contains(entry.id) { return true }
            subject = navigator
        case .entryChanged, .typeOrphaned, .typeRevived, .attached, .detached, .attachmentChanged, .signalled:
            subject = nil
        }
        return subject.map { inside.contains($0, in: tree) } ?? false
    }
}

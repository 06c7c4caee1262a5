import NavigationProtocol
import NavigationTree

/// An entry that a request would show or take away, and where.
struct GuardedEntry {
    let moment: GuardedMoment
    let navigator: NavigatorID
    let entry: Entry

    /// The destinations that these steps would show.
    static func wanted(by steps: [NavigationChange.Step]) -> [RequestedDestination] {
        all(in: steps).filter { $0.moment == .enter }.map { guarded in
            let destination = guarded.entry.destination
            return RequestedDestination(type: destination.type.description, arguments: destination.arguments)
        }
    }

    /// The entries that these steps would show or remove. An entry that only moves is not among them.
    static func all(in steps: [NavigationChange.Step]) -> [GuardedEntry] {
        var all: [GuardedEntry] = []
        for step in steps {
            switch step {
            case .entryAdded(let navigator, _, let entry):
                all.append(GuardedEntry(moment: .enter, navigator: navigator, entry: entry))
            case .entryRemoved(let navigator, _, let entry):
                all.append(GuardedEntry(moment: .leave, navigator: navigator, entry: entry))
            case .navigatorCreated(let navigator):
                guard let root = navigator.root else { continue }
                all.append(GuardedEntry(moment: .enter, navigator: navigator.parent ?? navigator.id, entry: root))
            case .navigatorClosed(let navigator, _):
                guard let root = navigator.root else { continue }
                all.append(GuardedEntry(moment: .leave, navigator: navigator.id, entry: root))
            case .navigatorSelected, .entryChanged, .typeOrphaned, .typeRevived, .attached, .detached,
                .attachmentChanged,
                .signalled:
                break
            }
        }
        let entering = Set(all.lazy.filter { $0.moment == .enter }.map(\.entry.id))
        let moving = entering.intersection(all.lazy.filter { $0.moment == .leave }.map(\.entry.id))
        return moving.isEmpty ? all : all.filter { !moving.contains($0.entry.id) }
    }
}

extension NavigationTree {
    /// The navigator of the first entry that has one, or the nearest navigator around it, that was there before these
    /// steps. Nil when these steps create all of them.
    func place(of entries: [GuardedEntry], before steps: [NavigationChange.Step]) -> NavigatorID? {
        var created: Set<NavigatorID> = []
        for case .navigatorCreated(let navigator) in steps { created.insert(navigator.id) }
        for entry in entries {
            var next: NavigatorID? = entry.navigator
            while let id = next, created.contains(id) { next = self[id]?.parent }
            if let next { return next }
        }
        return nil
    }

    /// The stack that the first choice leaves; the navigator around it when the stack is closed. Nil without choices.
    func place(of selections: [GuardedSelection]) -> NavigatorID? {
        selections.first.map { self[$0.from.id] == nil ? $0.parent : $0.from.id }
    }
}

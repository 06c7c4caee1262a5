import JSON
import NavigationProtocol
import NavigationTree

/// Content that a module is asked to supply for entries that it provides.
///
/// Until it comes, and when no module provides the type, a renderer shows a placeholder.
struct ContentSupply {
    let scene: String
    let entries: [EntryID]

    /// Entries that one question is about.
    private static let batch = 256

    /// Asks the modules that supply content for the entries that a change showed.
    static func ask(of change: NavigationChange, in scene: Scene, on machines: inout Machines, now: MonotonicTime) {
        guard machines.registry.hasContentProviders else { return }
        var shown: [TypeName: [Entry]] = [:]
        for entry in change.entriesWithoutContent {
            let type = entry.destination.type
            guard machines.registry.providesContent(type) else { continue }
            shown[type, default: []].append(entry)
        }
        for (type, entries) in shown.sorted(by: { $0.key < $1.key }) {
            ask(of: type, entries, in: scene, on: &machines, now: now)
        }
    }

    /// Asks for the content of entries that are there already, when their module has come.
    static func ask(of type: TypeName, in scene: Scene, on machines: inout Machines, now: MonotonicTime) {
        guard machines.registry.providesContent(type) else { return }
        let entries = scene.tree.outdated(type, before: .max, limit: .max).map(\.entry).filter { $0.content == nil }
        ask(of: type, entries, in: scene, on: &machines, now: now)
    }

    private static func ask(
        of type: TypeName,
        _ entries: [Entry],
        in scene: Scene,
        on machines: inout Machines,
        now: MonotonicTime
    ) {
        guard let provider = machines.registry.owner(of: type), machines.sessions.canAnswer(provider) else {
            return
        }
        for start in stride(from: 0, to: entries.count, by: batch) {
            // A later operation of the same change may have removed an entry.
            let part = entries[start..<min(entries.count, start + batch)].compactMap { entry in
                (try? scene.tree.location(of: entry.id)).map { (navigator: $0.navigator, entry: entry) }
            }
            guard !part.isEmpty else { continue }
            let supply = Self(scene: scene.name, entries: part.map(\.entry.id))
            let question = Question(
                .content(supply),
                of: provider,
                about: type,
                timeout: machines.limits.question
            )
            let text = TypeProvideQuestion(scene: scene.name, type, part, timeout: question.timeout)
            question.ask(text, as: .event, on: &machines, now: now)
        }
    }

    /// The answer is a list as long as the question's: content and links, or null for neither.
    ///
    /// - Parameter answer: nil when it was an error.
    func answered(_ answer: RawJSON?, _ question: Question, on machines: inout Machines, now: MonotonicTime) {
        guard let scene = machines.scene(scene) else { return }
        let list = answer.flatMap { try? $0.value() }?.array ?? []
        scene.tree.begin()
        for (entry, value) in zip(entries, list) {
            guard let content = EntryContent.read(value.serialized()) else { continue }
            _ = try? scene.tree.provide(content, for: entry)
        }
        let cause = machines.cause(.request(.entryProvide), answering: question, now: now)
        machines.publish(scene.tree.commit(), in: scene, cause: cause, now: now)
        if list.count != entries.count {
            let error = WireError(.providerError, "The answer to type.provide is no list of \(entries.count)")
            question.tellFailure(error, on: &machines, now: now)
        }
    }
}

extension NavigationChange {
    /// The entries that it showed without content, and those that got other arguments. Entries that moved were shown
    /// before. A module that has migrated arguments has not been given others.
    fileprivate var entriesWithoutContent: [Entry] {
        let moved = steps.movedEntries
        var seen: Set<EntryID> = []
        let entries = steps.reversed().compactMap { step -> Entry? in
            switch step {
            case .entryAdded(_, _, let entry): entry.content == nil && !moved.contains(entry.id) ? entry : nil
            case .navigatorCreated(let navigator): navigator.root.flatMap { $0.content == nil ? $0 : nil }
            case .entryChanged(_, _, let from, let to):
                from.destination.version == to.destination.version && !from.destination.showsTheSame(as: to.destination)
                    ? to : nil
            case .navigatorClosed, .navigatorSelected, .entryRemoved, .typeOrphaned, .typeRevived, .attached, .detached,
                .attachmentChanged, .signalled:
                nil
            }
        }
        return entries.filter { seen.insert($0.id).inserted }.reversed()
    }
}

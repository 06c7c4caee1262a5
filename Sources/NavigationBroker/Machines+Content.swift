import JSON
import NavigationProtocol
import NavigationTree

// What modules supply for the entries that they provide. Until it comes, and when nobody provides the type, there is none, and a renderer shows a
// placeholder.

extension Machines {
    /// Entries that one question is about.
    private static let contentBatch = 256

    /// Asks the modules that supply content for the entries that a change showed.
    mutating func askForContent(of change: NavigationChange, in scene: Scene, now: MonotonicTime) {
        guard registry.hasContentProviders else { return }
        var shown: [TypeName: [Entry]] = [:]
        for step in change.steps {
            switch step {
            case .entryAdded(_, _, let entry): note(entry, in: &shown)
            case .navigatorCreated(let navigator): if let root = navigator.root { note(root, in: &shown) }
            case .navigatorClosed, .navigatorSelected, .entryRemoved, .entryChanged, .typeOrphaned, .typeRevived,
                .attached, .detached, .attachmentChanged, .signalled:
                break
            }
        }
        for (type, entries) in shown.sorted(by: { $0.key < $1.key }) {
            askForContent(of: type, entries, in: scene, now: now)
        }
    }

    private func note(_ entry: Entry, in shown: inout [TypeName: [Entry]]) {
        let type = entry.destination.type
        guard entry.content == nil, registry.providesContent(type) else { return }
        shown[type, default: []].append(entry)
    }

    /// Asks for the content of entries that are there already, when their module has come.
    mutating func askForContent(of type: TypeName, in scene: Scene, now: MonotonicTime) {
        guard registry.providesContent(type) else { return }
        let entries = scene.tree.outdated(type, before: .max, limit: .max).map(\.entry).filter { $0.content == nil }
        askForContent(of: type, entries, in: scene, now: now)
    }

    private mutating func askForContent(of type: TypeName, _ entries: [Entry], in scene: Scene, now: MonotonicTime) {
        guard let provider = registry.owner(of: type), sessions[provider]?.canAnswer == true else { return }
        for start in stride(from: 0, to: entries.count, by: Self.contentBatch) {
            let batch = entries[start..<min(entries.count, start + Self.contentBatch)]
            let subject = Question.Subject.content(scene: scene.name, batch.map(\.id))
            let question = Question(subject, of: provider, about: type, timeout: limits.question)
            ask(question, as: .event, now: now) { output in
                output.textMember("\"scene\":", scene.name)
                output.textMember(",\"type\":", type.description)
                output.raw(",\"entries\":[")
                output.list(batch) { output, entry in
                    output.raw("{\"entry\":")
                    output.id(entry.id)
                    output.raw(",\"arguments\":")
                    output.raw(entry.destination.arguments)
                    output.raw("}")
                }
                output.raw("]")
            }
        }
    }

    /// The answer is a list as long as the question's: `{content?, links?}`, or null for none. Nil when it was an error.
    mutating func receiveContent(
        _ answer: RawJSON?,
        _ question: Question,
        _ name: String,
        _ entries: [EntryID],
        now: MonotonicTime
    ) {
        guard let scene = scene(name) else { return }
        let list = answer.flatMap { try? $0.value() }?.array ?? []
        scene.tree.begin()
        for (entry, value) in zip(entries, list) {
            guard let content = EntryContent.read(value.serialized()) else { continue }
            _ = try? scene.tree.provide(content, for: entry)
        }
        let cause = Cause(.request(.entryProvide), session: question.provider, module: question.module)
        publish(scene.tree.commit(), in: scene, cause: cause, now: now)
        if list.count != entries.count {
            let error = WireError(.providerError, "The answer to type.provide is no list of \(entries.count)")
            tellFailure(of: question, error, now: now)
        }
    }
}

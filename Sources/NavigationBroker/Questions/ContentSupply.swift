import JSON
import NavigationProtocol
import NavigationTree

/// Content that a module is asked to supply for entries that it provides.
///
/// Until it comes, and when no module provides the type, a renderer shows a placeholder.
///
/// A module may supply content for a million entries. So it is asked about some, and about the next ones when it has
/// answered.
struct ContentSupply {
    let scene: String
    let entries: [EntryID]
    /// The content of each when the module was asked. It belongs to former arguments, so it goes when no other comes.
    let former: [EntryContent?]
    /// The entries that it is asked about next.
    let next: ArraySlice<EntryID>

    /// The questions of one occasion that a module gets at once.
    private static let mostQuestions = 8

    /// Asks the modules that supply content for the entries that a change showed.
    ///
    /// - Parameter trace: the place of the change in a trace.
    static func ask(
        of change: NavigationChange,
        in scene: Scene,
        during trace: TraceContext?,
        on machines: inout Machines,
        now: MonotonicTime
    ) {
        guard machines.registry.hasContentProviders else { return }
        var shown: [TypeName: [EntryID]] = [:]
        for entry in change.entriesWithoutContent {
            let type = entry.destination.type
            guard machines.registry.providesContent(type) else { continue }
            shown[type, default: []].append(entry.id)
        }
        for (type, entries) in shown.sorted(by: { $0.key < $1.key }) {
            ask(of: type, entries[...], in: scene, during: trace, on: &machines, now: now)
        }
    }

    /// - Parameters:
    ///   - cause: that of the registration, if the entries may not expect content yet.
    ///   - most: the questions to ask at once. The entries beyond them come next.
    static func ask(
        of type: TypeName,
        _ entries: ArraySlice<EntryID>,
        in scene: Scene,
        during trace: TraceContext?,
        because cause: Cause? = nil,
        most: Int = mostQuestions,
        on machines: inout Machines,
        now: MonotonicTime
    ) {
        guard let provider = machines.registry.owner(of: type), machines.sessions.canAnswer(provider) else {
            return
        }
        var (left, batches) = (entries, [EntryBatch]())
        while batches.count < most, let batch = EntryBatch(taking: &left, in: scene) { batches.append(batch) }
        // The rest is spread over the questions.
        let share = batches.isEmpty ? 0 : (left.count + batches.count - 1) / batches.count
        for batch in batches {
            let ids = batch.entries.map(\.entry.id)
            if let cause {
                machines.publish(scene.tree.expectContent(true, of: ids), in: scene, cause: cause, now: now)
            }
            let former = ids.map { (try? scene.entry($0).entry.content) ?? nil }
            let supply = Self(scene: scene.name, entries: ids, former: former, next: left.prefix(share))
            left = left.dropFirst(share)
            let question = Question(
                .content(supply),
                of: provider,
                about: type,
                for: AnswerPlace(session: provider, id: nil, batch: nil, trace: trace),
                timeout: machines.limits.question
            )
            let text = TypeProvideQuestion(scene: scene.name, type, batch.entries, timeout: question.timeout)
            question.ask(text, as: .event, on: &machines, now: now)
        }
    }

    /// The module has dealt with a question: asks about the next entries.
    private func askNext(_ question: Question, on machines: inout Machines, now: MonotonicTime) {
        guard !next.isEmpty, let type = question.type, machines.registry.providesContent(type),
            let scene = machines.scene(scene)
        else { return }
        Self.ask(
            of: type,
            next,
            in: scene,
            during: question.asker.trace,
            because: machines.cause(.request(.moduleRegister), answering: question, now: now),
            most: 1,
            on: &machines,
            now: now
        )
    }

    /// The answer is a list as long as the question's: content and links, or null for neither.
    ///
    /// An entry whose part of the answer is wrong has failed. The others get their content.
    func answered(
        _ answer: RawJSON,
        isError: Bool,
        _ question: Question,
        on machines: inout Machines,
        now: MonotonicTime
    ) {
        let list = isError ? nil : answer.elements
        guard let list, list.count == entries.count else {
            let what = isError ? "an error\(answer.complaint)" : "something else than a list of \(entries.count)"
            let error = WireError(.providerError, "The module answered type.provide with \(what)", question.about)
            question.tellFailure(error, on: &machines, now: now)
            return failed(error, question, on: &machines, now: now)
        }
        defer { askNext(question, on: &machines, now: now) }
        guard let scene = machines.scene(scene) else { return }
        var refusal: WireError?
        scene.tree.begin()
        for (index, value) in list.enumerated() {
            do {
                try supply(value, forEntryAt: index, question.type, in: scene, &machines)
            } catch {
                refusal = refusal ?? error
                fail(entryAt: index, error.message, in: scene)
            }
        }
        publish(in: scene, question, on: &machines, now: now)
        if let refusal { question.tellFailure(refusal, on: &machines, now: now) }
    }

    /// The answer is missing or cannot be used: the entries that have got no content since have failed. Entries without
    /// content stay pending when the module has ended, because it is asked again when it registers.
    func failed(_ error: WireError, _ question: Question, on machines: inout Machines, now: MonotonicTime) {
        guard error.code != .providerGone, error.code != .cancelled, let scene = machines.scene(scene) else { return }
        scene.tree.begin()
        for index in entries.indices { fail(entryAt: index, error.message, in: scene) }
        publish(in: scene, question, on: &machines, now: now)
        askNext(question, on: &machines, now: now)
    }

    /// One element of the answer. An entry that went meanwhile needs nothing.
    private func supply(
        _ value: RawJSON,
        forEntryAt index: Int,
        _ type: TypeName?,
        in scene: Scene,
        _ machines: inout Machines
    ) throws(WireError) {
        let entry = entries[index]
        guard let (found, place) = try? scene.entry(entry) else { return }
        guard value != .null else {
            if found.content == former[index] { _ = try? scene.tree.provide(nil, for: entry) }
            return
        }
        guard let content = EntryContent.read(value) else {
            throw WireError(.providerError, "An answer to type.provide is neither {content?, links?} nor null")
        }
        if let content = content.content {
            try machines.check(content, of: found.destination.type, on: place.navigator, in: scene)
        }
        do { _ = try scene.tree.provide(content, for: entry) } catch { throw WireError(error, in: scene.tree) }
    }

    /// Marks an entry as failed. Content that the module has supplied unasked stays.
    private func fail(entryAt index: Int, _ reason: String, in scene: Scene) {
        let entry = entries[index]
        guard let found = (try? scene.entry(entry))?.0, found.content == former[index] else { return }
        _ = try? scene.tree.provide(EntryContent(content: nil, links: [], failure: reason), for: entry)
    }

    private func publish(in scene: Scene, _ question: Question, on machines: inout Machines, now: MonotonicTime) {
        let cause = machines.cause(.request(.entryProvide), answering: question, now: now)
        machines.publish(scene.tree.commit(), in: scene, cause: cause, now: now)
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

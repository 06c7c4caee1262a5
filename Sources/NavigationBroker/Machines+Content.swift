import JSON
import NavigationProtocol
import NavigationTree

// What modules supply for the entries that they provide. Until it comes, and when nobody provides the type, there is none, and a renderer shows a
// placeholder.

extension Machines {
    mutating func provideEntry(_ request: ProvideEntry, _ context: Execution) throws(WireError) {
        let scene = try check(request.scene)
        let entry: Entry
        do { entry = try scene.tree.entry(request.entry) } catch { throw WireError(error, in: scene.tree) }
        let type = entry.destination.type
        guard registry.owner(of: type) == context.session else {
            throw WireError(
                .notOwner,
                "Entry \(request.entry) shows \(type), which this session does not provide",
                ["module": .string(type.module)]
            )
        }
        let change = try operate(on: scene) { tree throws(NavigationError) in
            try tree.provide(request.content, for: request.entry)
        }
        finish(change, in: scene, context)
        result.raw("}")
    }

    mutating func listLinks(_ request: GetEntry) throws(WireError) {
        try check(SceneTarget(scene: request.scene))
        let (entry, navigator, tree) = try place(of: request.entry, in: request.scene)
        result.raw("{\"scene\":")
        result.string(request.scene)
        result.raw(",\"revision\":")
        result.integer(tree.revision)
        result.raw(",\"entry\":")
        result.id(request.entry)
        result.raw(",\"links\":[")
        result.list(entry.content?.links ?? []) { [registry] result, link in
            result.raw("{")
            result.linkMembers(link)
            result.raw(",\"isLive\":")
            result.bool(registry.definition(of: link.type, on: navigator, in: tree) != nil)
            result.raw("}")
        }
        result.raw("]}")
    }

    private func place(
        of entry: EntryID,
        in scene: String
    ) throws(WireError) -> (entry: Entry, navigator: NavigatorID, tree: NavigationTree) {
        let tree = self[scene: scene].tree
        do { return (try tree.entry(entry), try tree.location(of: entry).navigator, tree) } catch {
            throw WireError(error, in: tree)
        }
    }

    /// As a request to navigate, on the navigator that shows the entry.
    mutating func followLink(_ request: FollowLink, _ context: Execution) throws(WireError) -> Completion {
        try check(request.scene)
        let (entry, navigator, _) = try place(of: request.entry, in: request.scene.scene)
        let links = entry.content?.links ?? []
        guard let link = links.first(where: { $0.name == request.link }) else {
            let nearest = Names.nearest(to: request.link, among: links.map(\.name))
            let hint = nearest.map { "; did you mean \"\($0)\"?" } ?? ""
            throw WireError(
                .unknownLink,
                "Entry \(request.entry) offers no link \"\(request.link)\"\(hint)",
                ["entry": .id(request.entry), "link": .string(request.link), "nearest": nearest.map { .string($0) }]
            )
        }
        return try navigate(Navigate(following: link, in: request.scene, on: navigator), context)
    }

    // MARK: Asking for it

    /// Asks the modules that supply content for the entries that a change showed.
    mutating func askForContent(of change: NavigationChange, in scene: Scene, now: MonotonicTime) {
        for inquiry in modules.lackingContent(after: change) { askForContent(inquiry, in: scene, now: now) }
    }

    /// Asks for the content of entries that are there already, when their module has come.
    mutating func askForContent(of type: TypeName, in scene: Scene, now: MonotonicTime) {
        for inquiry in modules.lackingContent(of: type, in: scene.tree) { askForContent(inquiry, in: scene, now: now) }
    }

    private mutating func askForContent(_ inquiry: Modules.Inquiry, in scene: Scene, now: MonotonicTime) {
        guard sessions[inquiry.provider]?.canAnswer == true else { return }
        let (type, entries) = (inquiry.type, inquiry.entries)
        let subject = Question.Subject.content(scene: scene.name, entries.map(\.id))
        let question = Question(subject, of: inquiry.provider, about: type, timeout: limits.question)
        ask(question, as: .event, now: now) { output in
            output.textMember("\"scene\":", scene.name)
            output.textMember(",\"type\":", type.description)
            output.raw(",\"entries\":[")
            output.list(entries) { output, entry in
                output.raw("{\"entry\":")
                output.id(entry.id)
                output.raw(",\"arguments\":")
                output.raw(entry.destination.arguments)
                output.raw("}")
            }
            output.raw("]")
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

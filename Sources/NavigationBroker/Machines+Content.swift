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
}

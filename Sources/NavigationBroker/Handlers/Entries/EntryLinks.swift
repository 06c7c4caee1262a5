import NavigationProtocol
import NavigationTree

extension EntryLinks: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let scene = try machines.check(scene)
        let (found, place) = try scene.entry(entry)
        let links = (found.content?.links ?? []).map { link in
            let definition = machines.registry.definition(of: link.type, on: place.navigator, in: scene.tree)
            return Link(link, isLive: definition != nil)
        }
        return .done(Result(SceneRevision(scene.tree), entry, links))
    }
}

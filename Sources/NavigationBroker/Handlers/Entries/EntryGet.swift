import NavigationProtocol
import NavigationTree

extension EntryGet: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let scene = try machines.check(scene)
        let (entry, place) = try scene.entry(entry)
        return .done(Result(SceneRevision(scene.tree), place.navigator, Int(place.position), entry))
    }
}

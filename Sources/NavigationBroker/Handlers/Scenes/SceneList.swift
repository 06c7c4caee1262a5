import NavigationProtocol
import NavigationTree

extension SceneList: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let sight = machines.sight(execution)
        // A shared scene hides one of the host's own.
        let shared = machines.sharedScenes
        let hidden = Set(shared.map(\.name))
        let own = machines.scenes.all.filter { !hidden.contains($0.name) && sight?.readsWhole($0.name) ?? true }
        let elements = own.map { scene in
            Element(
                scene.tree,
                restorationKey: scene.configuration.restorationKey,
                setAside: scene.setAside.all.map(\.key)
            )
        }
        return .done(Result((elements + shared).sorted { $0.name < $1.name }))
    }
}

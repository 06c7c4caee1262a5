import NavigationProtocol
import NavigationTree

extension SceneList: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let sight = machines.sight(execution)
        let (shared, hidden) = (machines.shared.scenes, machines.shared.names)
        let own = machines.scenes.all.filter { !hidden.contains($0.name) && sight?.readsWhole($0.name) ?? true }
        let elements = own.map { scene in
            Element(
                scene.tree,
                restorationKey: scene.configuration.restorationKey,
                setAside: scene.setAside.all.map(\.key)
            )
        }
        let others = shared.filter { sight?.readsWhole($0.name) ?? true }
        return .done(Result((elements + others).sorted { $0.name < $1.name }))
    }
}

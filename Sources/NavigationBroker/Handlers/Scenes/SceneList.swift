import NavigationProtocol
import NavigationTree

extension SceneList: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let sight = machines.sight(execution)
        let elements = machines.scenes.all.filter { sight?.readsWhole($0.name) ?? true }.map { scene in
            Element(
                scene.tree,
                restorationKey: scene.configuration.restorationKey,
                setAside: scene.setAside.all.map(\.key)
            )
        }
        return .done(Result(elements))
    }
}

import NavigationProtocol
import NavigationTree

extension SceneList: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        .done(Result(machines.scenes.all.map { Element($0.tree) }))
    }
}

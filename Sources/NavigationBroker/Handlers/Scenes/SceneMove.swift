import JSON
import NavigationProtocol
import NavigationTree

extension SceneMove: Handler {
    /// A scene of this broker belongs to no fleet; those of a fleet are moved before a broker sees the request.
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        try machines.check(SceneTarget(scene: scene))
        throw WireError(
            .localScene,
            "The scene \"\(scene)\" belongs to this host alone; a fleet shares only those of --fleet-scenes",
            ["scene": .string(scene)]
        )
    }
}

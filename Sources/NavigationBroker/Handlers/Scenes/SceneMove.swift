import JSON
import NavigationProtocol
import NavigationTree

extension SceneMove: Handler {
    /// A scene of this broker belongs to no fleet; those of a fleet are moved before a broker sees the request.
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        guard machines.fleet != nil else {
            throw local(
                "This host is in no fleet, so no other host can own \"\(scene)\"; navhost serve --fleet joins one"
            )
        }
        try machines.check(SceneTarget(scene: scene))
        throw local("The scene \"\(scene)\" belongs to this host alone; a fleet shares only those of --fleet-scenes")
    }

    private func local(_ reason: String) -> WireError {
        WireError(.localScene, reason, ["scene": .string(scene)])
    }
}

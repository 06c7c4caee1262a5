import NavigationProtocol

extension SceneClose: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        machines.close(try machines.scenes.closing(scene), now: execution.now)
        machines.tellHostChanges(because: machines.cause(execution), now: execution.now)
        return .done(Result(scene))
    }
}

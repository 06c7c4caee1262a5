import NavigationProtocol

extension SceneConfigure: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let scene = try machines.check(target)
        let former = scene.configuration
        scene.configuration.executionDelay = executionDelay ?? former.executionDelay
        scene.configuration.verbosity = verbosity ?? former.verbosity
        machines.note(.sceneConfigured(scene.name, scene.configuration), .scenes(.configured(scene, former)))
        return .done(Result(scene.name, scene.configuration))
    }
}

import NavigationProtocol
import NavigationTree

extension RendererReport: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let scene = try machines.check(target)
        let report = Renderer(
            execution.session,
            machines.sessions[execution.session]?.name,
            scene: scene.name,
            focus: focus,
            undrawn: undrawn
        )
        // A change may have come before the report.
        let present = report.without { (try? scene.entry($0)) == nil }
        let key = Renderers.Key(scene: scene.name, session: execution.session)
        let undo = try machines.watches.renderers.put(ends ? nil : present, key, limits: machines.limits)
        if let undo {
            machines.note(.watches(.reported(undo)))
            machines.tellHostChanges(because: machines.cause(execution), now: execution.now)
        }
        return .done(Result(scene.name, isNews: undo != nil))
    }
}

import NavigationProtocol
import NavigationTree

extension ModuleUnregister: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let gone: [DestinationDefinition]
        do { gone = try machines.modules.unregister(self, by: execution.session) } catch {
            throw WireError(error, in: machines.registry)
        }
        machines.modulesChanged(of: execution.session)
        if types == nil { machines.modules.links.moduleEnded(module) }
        let cause = machines.cause(execution)
        machines.withdraw(gone, session: nil, cause: cause, now: execution.now)
        return .done(Result(module, gone.map(\.type)))
    }
}

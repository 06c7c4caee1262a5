import NavigationProtocol
import NavigationTree

extension ModuleUnregister: Handler {
    /// With the whole module, what it declared when it registered ends as well.
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let gone: [DestinationDefinition]
        do { gone = try machines.modules.unregister(self, by: execution.session) } catch {
            throw WireError(error, in: machines.registry)
        }
        machines.modulesChanged(of: execution.session)
        let cause = machines.cause(execution)
        if types == nil {
            machines.modules.links.moduleEnded(module)
            machines.modules.presentations.moduleEnded(module)
            var ending = try Redeclaration.prepare(
                .none,
                for: module,
                by: execution.session,
                isEnd: true,
                on: &machines
            )
            let changesTree = ending?.carryOut(on: &machines, cause: cause, now: execution.now) ?? false
            if changesTree { execution.isCertain = false }
        }
        machines.withdraw(gone, session: nil, cause: cause, now: execution.now)
        machines.tellHostChanges(because: cause, now: execution.now)
        return .done(Result(module, Array(machines.elsewhere.unregistered.union(gone.map(\.type)))))
    }
}

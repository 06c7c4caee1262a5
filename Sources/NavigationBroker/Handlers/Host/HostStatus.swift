import NavigationProtocol
import NavigationTree

extension HostStatus: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let (configuration, sight) = (machines.configuration, machines.sight(execution))
        let seesAll = machines.seesHost(execution)
        let shared = machines.shared
        let hidden = shared.names
        let allScenes = machines.scenes.names.filter { !hidden.contains($0) } + shared.scenes.map(\.name)
        return .done(
            Result(
                version: configuration.version,
                instance: configuration.instance,
                pid: configuration.pid,
                uptime: execution.now.seconds(since: machines.telemetry.startedAt),
                sessions: seesAll
                    ? machines.sessions.count : machines.sessions.count(ofIdentityOf: execution.session),
                modules: seesAll
                    ? machines.registry.modules.count
                    : machines.registry.modules.keys.count { sight?.sees(module: $0) ?? true },
                destinations: seesAll
                    ? machines.registry.typeCount
                    : machines.registry.definitions(of: nil).count { sight?.sees(type: $0.type.description) ?? true },
                watches: seesAll
                    ? machines.watches.count + shared.watches : machines.watches.count(of: execution.session),
                scenes: allScenes.count { seesAll || sight?.readsWhole($0) ?? true },
                storeFailure: machines.telemetry.storeFailure,
                limits: configuration.limits.values,
                rolledBack: machines.scenes.rolledBack.filter { one in
                    seesAll || one.scene.map { sight?.readsWhole($0) ?? true } ?? false
                }
            )
        )
    }
}

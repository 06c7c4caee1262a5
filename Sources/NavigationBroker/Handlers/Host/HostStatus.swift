import NavigationProtocol
import NavigationTree

extension HostStatus: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let configuration = machines.configuration
        return .done(
            Result(
                version: configuration.version,
                instance: configuration.instance,
                pid: configuration.pid,
                uptime: execution.now.seconds(since: machines.telemetry.startedAt),
                sessions: machines.sessions.count,
                modules: machines.registry.modules.count,
                destinations: machines.registry.typeCount,
                watches: machines.watches.count,
                scenes: machines.scenes.count,
                limits: configuration.limits.values
            )
        )
    }
}

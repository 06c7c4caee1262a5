import NavigationProtocol
import NavigationTree

extension HostSessions: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let (registry, now) = (machines.registry, execution.now)
        let activation = machines.activation
        let questions = machines.questions.countsByProvider
        let monitors = Dictionary(grouping: machines.monitors.all, by: \.session).mapValues(\.count)
        let sessions = machines.sessions.values.sorted { $0.id < $1.id }.map { session in
            let isSelf = session.id == execution.session
            return WireSession(
                session.id,
                isSelf: isSelf,
                name: session.name,
                peer: (session.peer.pid, session.peer.uid, session.peer.gid),
                startedAs: activation.module(startedAs: session.peer),
                age: now.seconds(since: session.openedAt),
                modules: registry.modules(of: session.id),
                counts: (
                    session.watches.count, session.requests, session.inFlight + (isSelf ? 1 : 0), session.queued,
                    session.results, questions[session.id] ?? 0, monitors[session.id] ?? 0
                )
            )
        }
        return .done(Result(sessions))
    }
}

import NavigationProtocol
import NavigationTree

extension HostSessions: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let (registry, now) = (machines.registry, execution.now)
        let activation = machines.activation
        let questions = machines.questions.countsByProvider
        let monitors = Dictionary(grouping: machines.watches.monitors.all, by: \.session).mapValues(\.count)
        let own = execution.session
        let sharedWatches = Dictionary(grouping: machines.shared.lists.watches, by: \.session).mapValues(\.count)
        let seesAll = machines.seesHost(execution)
        let sessions = machines.sessions.all.filter {
            seesAll || $0.id == own || machines.sessions.isSameIdentity($0.id, own)
        }.map { session in
            let isSelf = session.id == own
            return WireSession(
                session.id,
                isSelf: isSelf,
                name: session.name,
                peer: (session.peer.pid, session.peer.uid, session.peer.gid),
                host: session.peer.host,
                startedAs: activation.module(startedAs: session.peer),
                identity: session.identity,
                age: now.seconds(since: session.openedAt),
                modules: registry.modules(of: session.id),
                counts: (
                    machines.watches.count(of: session.id) + (sharedWatches[session.id] ?? 0), session.requests,
                    session.inFlight + (isSelf ? 1 : 0),
                    machines.outbox.unread(of: session.id),
                    session.results, questions[session.id] ?? 0, monitors[session.id] ?? 0
                )
            )
        }
        return .done(Result(sessions))
    }
}

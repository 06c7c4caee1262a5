import NavigationProtocol
import NavigationTree

extension HostMonitor: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        guard execution.place.batch == nil, execution.place.id != nil else {
            throw WireError(
                .invalidRequest,
                "\"host.monitor\" wants an answer of its own: it cannot be in a batch or be a notification"
            )
        }
        guard let own = machines.sessions[execution.session] else { throw .shuttingDown }
        if let name {
            let id = try machines.sessions.check(session, named: name)
            guard id != execution.session else { throw Parameters.invalid("session", "the id of another session") }
            if let target = machines.sessions[id] {
                try machines.sessions.requireSameUser(target, as: execution.session)
            }
        }
        let user = own.peer.uid
        let count = machines.watches.monitors.all.count { machines.sessions[$0.session]?.peer.uid == user }
        guard count < machines.limits.monitors else { throw .limitReached("monitors", machines.limits.monitors) }
        return .done(Result(machines.watches.monitor(execution.session, user: user == 0 ? nil : user, self)))
    }
}

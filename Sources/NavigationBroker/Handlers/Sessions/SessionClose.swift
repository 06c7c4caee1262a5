import NavigationProtocol
import NavigationTree

extension SessionClose: Handler {
    /// A session ends another session of the same user; root may end any session. Leaves a session alone that has ended
    /// or is ending.
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        if session.map({ !machines.sessions.isSameIdentity($0, execution.session) }) ?? true {
            try machines.require(.administer, execution)
        }
        let id = try machines.sessions.check(session, named: name)
        guard id != execution.session else { throw Parameters.invalid("session", "the id of another session") }
        if let host = machines.sessions[id]?.peer.host {
            throw Parameters.invalid("session", "a client of this host; \(id) is one of the host \(host)")
        }
        let target = machines.sessions[id].flatMap { $0.isClosing ? nil : $0 }
        if let target {
            try machines.sessions.requireSameUser(target, as: execution.session)
            machines.end(id, .closedByRequest, message ?? "Closed by session \(execution.session)", now: execution.now)
        }
        return .done(Result(id, isClosed: target != nil))
    }
}

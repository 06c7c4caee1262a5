import JSON
import NavigationProtocol
import NavigationTree

/// The connections by id.
///
/// A request looks its session up half a dozen times, so the one that speaks is remembered.
struct SessionTable {
    private var sessions: [SessionID: Session] = [:]
    private var speaker: Session?
    /// Kept beside it, because to ask it for its id would count a reference.
    private var speakerID: SessionID?

    var count: Int { sessions.count }
    /// In no order.
    var keys: some Collection<SessionID> { sessions.keys }
    var values: some Collection<Session> { sessions.values }

    @inline(always)
    subscript(id: SessionID) -> Session? { speakerID == id ? speaker : sessions[id] }

    /// Whether two sessions that are connected belong to the same user.
    func isSameUser(_ one: SessionID, _ other: SessionID) -> Bool { self[one]?.peer.uid == self[other]?.peer.uid }

    /// A session for a refusal that names it; nil when it is not connected.
    func described(_ id: SessionID) -> JSONValue? {
        guard let session = self[id] else { return nil }
        var members: [(String, JSONValue)] = [("session", .id(id))]
        if let name = session.name { members.append(("name", .string(name))) }
        members.append(("pid", .integer(Int64(session.peer.pid))))
        members.append(("uid", .integer(Int64(session.peer.uid))))
        return .object(JSONObject(members))
    }

    mutating func add(_ session: Session) { sessions[session.id] = session }

    mutating func remove(_ id: SessionID) -> Session? {
        if speakerID == id { (speaker, speakerID) = (nil, nil) }
        return sessions.removeValue(forKey: id)
    }

    /// The one that speaks: what comes next is mostly about it.
    mutating func remember(_ id: SessionID) -> Session? {
        if speakerID != id, let session = sessions[id] { (speaker, speakerID) = (session, id) }
        return self[id]
    }
}

import JSON
import NavigationProtocol
import NavigationTree

/// One connection: who is at its other end, and how much of the host it uses.
///
/// A reference that only ``Sessions`` changes, so that looking one up copies nothing.
final class Session {
    let id: SessionID
    let peer: PeerCredentials
    let openedAt: MonotonicTime
    /// Its names, for the causes of its changes: the client's, and the module's when it registered exactly one.
    fileprivate(set) var author: Cause.Author?
    /// Its identity by the access document.
    var identity: String? { author?.identity }
    /// Lines since it connected, without blank ones: an error without an id says which one it means.
    fileprivate(set) var lines: UInt64 = 0
    /// Requests since it connected.
    fileprivate(set) var requests: UInt64 = 0
    /// Requests that wait for a module.
    fileprivate(set) var inFlight = 0
    /// Requests that wait for what becomes of an entry.
    fileprivate(set) var results = 0
    /// Lines that were too long, or not UTF-8.
    fileprivate(set) var strikes = 0
    /// No more input; closes when all is answered.
    fileprivate(set) var hasInputEnded = false
    /// Its last line is written; nothing more is carried out for it.
    fileprivate(set) var isClosing = false

    /// The requests that are not answered yet, by id, with the number of things that each waits for.
    fileprivate var open: [RawJSON: Int] = [:]

    /// Whether a request may still be open. Most sessions have none.
    var hasOpenRequests: Bool { !open.isEmpty }

    /// Whether a request with this id is not answered yet.
    func isOpen(_ request: RawJSON) -> Bool { open[request] != nil }

    /// The name that the client gave itself.
    var name: String? { author?.client }

    /// The module it registered, when that is exactly one.
    var module: String? { author?.module }

    /// The modules that it has, by name.
    fileprivate(set) var modules: [String] = []

    /// Whether what it says is still heard.
    var canAnswer: Bool { !isClosing && !hasInputEnded }

    fileprivate init(_ id: SessionID, peer: PeerCredentials, now: MonotonicTime) {
        self.id = id
        self.peer = peer
        self.openedAt = now
    }
}

/// The connections, and whose they are.
///
/// 1. It numbers connections, and turns away those above the limits.
/// 2. It says who a session is, whether it is heard, and what another session may do to it.
/// 3. It counts the requests of a session that wait.
///
/// A request looks its session up half a dozen times, so the one that speaks is remembered.
struct Sessions {
    /// Why a connection is turned away.
    struct Refusal: Equatable {
        let reason: ErrorCode
        let message: String
    }

    private var byID: [SessionID: Session] = [:]
    private var speaker: Session?
    /// Kept beside it, because to ask it for its id would count a reference.
    private var speakerID: SessionID?
    private var connectionsOfUser: [UInt32: Int] = [:]
    /// The number of the last connection.
    private(set) var last: UInt64
    /// The modules of sessions that have ended.
    private(set) var formerModules: FormerModules
    /// Whether the host takes no more requests.
    private(set) var isShuttingDown = false

    /// - Parameter last: sessions up to this number were there in a former life of the host.
    init(last: UInt64 = 0, _ formerModules: FormerModules = FormerModules()) {
        self.last = last
        self.formerModules = formerModules
    }

    var count: Int { byID.count }

    /// All of them, oldest first.
    var all: [Session] { byID.values.sorted { $0.id < $1.id } }

    @inline(always)
    subscript(id: SessionID) -> Session? { speakerID == id ? speaker : byID[id] }

    /// Whether what a session says is still heard.
    func canAnswer(_ id: SessionID) -> Bool { self[id]?.canAnswer == true }

    // MARK: Coming and going

    /// A connection was accepted. It has a number also when it is turned away.
    ///
    /// - Parameter given: Its number, when this broker does not count the sessions.
    mutating func open(
        _ peer: PeerCredentials,
        as given: SessionID? = nil,
        limits: borrowing Limits,
        now: MonotonicTime
    ) -> (id: SessionID, refusal: Refusal?) {
        let id = given ?? SessionID(rawValue: last + 1)
        if given == nil { last = id.rawValue }
        let ofUser = connectionsOfUser[peer.uid, default: 0]
        byID[id] = Session(id, peer: peer, now: now)
        connectionsOfUser[peer.uid] = ofUser + 1
        if isShuttingDown { return (id, Refusal(reason: .shuttingDown, message: "The host is shutting down")) }
        // A client of another host is counted there.
        guard given == nil else { return (id, nil) }
        if count > limits.connections {
            let message = "The host has \(limits.connections) connections already"
            return (id, Refusal(reason: .tooManyConnections, message: message))
        }
        guard ofUser < limits.connectionsPerUser else {
            let message = "User \(peer.uid) has \(limits.connectionsPerUser) connections already"
            return (id, Refusal(reason: .tooManyConnections, message: message))
        }
        return (id, nil)
    }

    /// The modules of a session that is connected, or of one that has ended.
    func modules(of session: SessionID) -> [String] { self[session].map(\.modules) ?? formerModules[session] }

    /// Keeps to new limits.
    mutating func use(_ limits: Limits) { formerModules.use(maximum: limits.formerModules) }

    mutating func remove(_ id: SessionID, limits: borrowing Limits) -> Session? {
        if speakerID == id { (speaker, speakerID) = (nil, nil) }
        guard let session = byID.removeValue(forKey: id) else { return nil }
        if !session.modules.isEmpty { formerModules.add(id, session.modules, maximum: limits.formerModules) }
        let left = connectionsOfUser[session.peer.uid, default: 1] - 1
        connectionsOfUser[session.peer.uid] = left == 0 ? nil : left
        return session
    }

    /// The host takes no more requests from here on.
    mutating func shutDown() { isShuttingDown = true }

    /// The client will send nothing more.
    mutating func endInput(of id: SessionID) { self[id]?.hasInputEnded = true }

    /// The session's last line is written.
    mutating func close(_ id: SessionID) { self[id]?.isClosing = true }

    // MARK: Lines

    /// A session says a line: what comes next is mostly about it. Answers nil when it is not heard any more.
    mutating func speak(_ id: SessionID) -> Session? {
        if speakerID != id, let session = byID[id] { (speaker, speakerID) = (session, id) }
        guard let session = self[id], !session.isClosing else { return nil }
        session.lines += 1
        return session
    }

    /// A line was too long, or not UTF-8. Answers how many were.
    mutating func strike(_ id: SessionID) -> Int {
        self[id]?.strikes += 1
        return self[id]?.strikes ?? 0
    }

    /// A line of a session is a request.
    mutating func count(requestOf session: Session) { session.requests += 1 }

    /// The client says who it is, and whether a person makes the requests that do not say it.
    mutating func introduce(_ id: SessionID, as name: String?, isByPerson: Bool?) {
        guard let session = self[id] else { return }
        session.author = .known(
            client: name ?? session.name,
            module: session.module,
            isByPerson: isByPerson ?? session.author?.isByPerson ?? false,
            identity: session.identity
        )
    }

    /// The host knows who a session is.
    mutating func identify(_ id: SessionID, as identity: String?) {
        guard let session = self[id] else { return }
        session.author = .known(
            client: session.name,
            module: session.module,
            isByPerson: session.author?.isByPerson ?? false,
            identity: identity
        )
    }

    /// The modules that a session has now, by name. Causes name a module when it is the only one.
    mutating func modulesChanged(of id: SessionID, _ modules: [String]) {
        guard let session = self[id] else { return }
        session.modules = modules
        session.author = .known(
            client: session.name,
            module: modules.count == 1 ? modules.first : nil,
            isByPerson: session.author?.isByPerson ?? false,
            identity: session.identity
        )
    }

    // MARK: Whose they are

    /// Whether two sessions that are connected belong to the same user.
    func isSameUser(_ one: SessionID, _ other: SessionID) -> Bool {
        guard let user = self[one]?.peer.uid else { return false }
        return user == self[other]?.peer.uid
    }

    /// Whether two sessions that are connected have the same identity; false for those without one.
    func isSameIdentity(_ one: SessionID, _ other: SessionID) -> Bool {
        guard let identity = self[one]?.identity else { return false }
        return identity == self[other]?.identity
    }

    /// How many sessions have the identity of this one; 1 when it has none.
    func count(ofIdentityOf id: SessionID) -> Int { max(1, byID.keys.count { isSameIdentity($0, id) }) }

    /// Refuses what only the same user may do to a session; root may do it to any.
    func requireSameUser(_ target: Session, as asker: SessionID) throws(WireError) {
        let user = self[asker]?.peer.uid
        guard user != 0, user != target.peer.uid else { return }
        throw WireError(
            .otherUser,
            "Session \(target.id) belongs to user \(target.peer.uid)",
            ["session": .id(target.id), "uid": .integer(Int64(target.peer.uid))]
        )
    }

    /// The id of a session that is there, or was.
    func check(_ id: SessionID?, named name: String) throws(WireError) -> SessionID {
        // Clients of other hosts have higher numbers.
        guard let id, id.rawValue > 0, id.rawValue <= last || self[id] != nil else {
            throw WireError(
                .unknownSession,
                "There is no session \(name); \"host.sessions\" lists them",
                ["session": .string(name)]
            )
        }
        return id
    }

    /// A session for a refusal that names it; nil when it is not connected.
    func described(_ id: SessionID) -> JSONValue? {
        guard let session = self[id] else { return nil }
        var members: [(String, JSONValue)] = [("session", .id(id))]
        if let name = session.name { members.append(("name", .string(name))) }
        if let identity = session.identity { members.append(("identity", .string(identity))) }
        members.append(("pid", .integer(Int64(session.peer.pid))))
        members.append(("uid", .integer(Int64(session.peer.uid))))
        if let host = session.peer.host { members.append(("host", .string(host))) }
        return .object(JSONObject(members))
    }

    // MARK: Requests that wait

    /// So many requests more wait for a module, or less.
    mutating func hold(_ count: Int, of id: SessionID) { self[id]?.inFlight += count }

    /// So many requests more wait for a result, or less.
    mutating func holdResults(_ count: Int, of id: SessionID) { self[id]?.results += count }

    /// A request is not answered at once: no other may have its id. A notification has none.
    mutating func begin(_ request: RawJSON?, of id: SessionID) {
        if let request { self[id]?.open[request, default: 0] += 1 }
    }

    /// A request waits for one thing less. When that was the last, its id may be used again.
    mutating func finish(_ request: RawJSON?, of id: SessionID) {
        guard let request, let session = self[id], let count = session.open[request] else { return }
        session.open[request] = count > 1 ? count - 1 : nil
    }

    /// Refuses one more request that waits for a module than a session may have.
    ///
    /// - Parameter own: how many of those that wait are this request itself.
    func checkRoom(of id: SessionID, without own: Int = 0, limits: borrowing Limits) throws(WireError) {
        guard let session = self[id], session.inFlight - own >= limits.inFlight else { return }
        throw .limitReached("inFlight", limits.inFlight)
    }

    /// Refuses one more request that waits for a result than a session may have.
    func checkRoomForResult(of id: SessionID, limits: borrowing Limits) throws(WireError) {
        guard let session = self[id], session.results < limits.results else {
            throw .limitReached("results", limits.results)
        }
    }
}

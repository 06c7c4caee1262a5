import NavigationTree

/// The modules of sessions that have ended: what such a session showed belongs to its module, which may come back.
///
/// It knows the sessions that ended last, as many as the limit says.
struct FormerModules {
    private var ended: [(session: SessionID, modules: [String])] = []

    /// - Parameters:
    ///   - modules: the modules of sessions of former runs of the host, by session.
    ///   - maximum: the number of sessions to know.
    init(_ modules: [SessionID: String] = [:], maximum: Int = 0) {
        ended = modules.sorted { $0.key < $1.key }.suffix(maximum).map { ($0.key, [$0.value]) }
    }

    /// The modules that a session had when it ended, by name; none when it is not known any more.
    subscript(session: SessionID) -> [String] { ended.last { $0.session == session }?.modules ?? [] }

    /// A session with modules has ended.
    mutating func add(_ session: SessionID, _ modules: [String], maximum: Int) {
        ended.append((session, modules))
        use(maximum: maximum)
    }

    /// Forgets the sessions above a new limit, oldest first.
    mutating func use(maximum: Int) {
        if ended.count > maximum { ended.removeFirst(ended.count - maximum) }
    }
}

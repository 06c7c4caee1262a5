/// A navigator's path, or a part of it.
public struct NavigatorPath: Equatable, Sendable {
    /// The scene's revision.
    public let revision: Int
    /// Whose path it is.
    public let navigator: NavigatorID
    /// How many entries the whole path has.
    public let count: Int
    /// The entries asked for, oldest first.
    public let entries: [Entry]

    init(_ payload: JSONPayload) throws(NavigationClientError) {
        let object = try PayloadObject(payload, of: "the answer to path.get")
        revision = try object.integer("revision")
        navigator = NavigatorID(rawValue: try object.string("navigator"))
        count = try object.integer("count")
        entries = try Entry.list(try object.list("path"))
    }
}

extension NavigationClient {
    /// A scene's tree, or what is at `navigator` and below it.
    public func tree(
        scene: String? = nil,
        navigator: String? = nil
    ) async throws(NavigationClientError) -> Snapshot {
        var parameters = ParameterWriter()
        parameters.add(Place(scene: scene, navigator: navigator))
        return try Snapshot(try await call("tree.get", parameters.finish()))
    }

    /// A navigator's path; `offset` and `limit` cut a part out of it.
    public func path(
        at place: Place = .current,
        offset: Int? = nil,
        limit: Int? = nil
    ) async throws(NavigationClientError) -> NavigatorPath {
        var parameters = ParameterWriter()
        parameters.add(place)
        parameters.add("offset", offset)
        parameters.add("limit", limit)
        return try NavigatorPath(try await call("path.get", parameters.finish()))
    }

    /// Makes this a navigator's path; what the old and the new one have in common at the beginning keeps its ids.
    @discardableResult
    public func setPath(
        _ path: [Destination],
        at place: Place = .current
    ) async throws(NavigationClientError) -> NavigationOutcome {
        try await change("path.set", place) { $0.add("path", .array(path.map(\.payload))) }
    }

    /// Pushes several destinations as one revision.
    @discardableResult
    public func appendPath(
        _ path: [Destination],
        at place: Place = .current
    ) async throws(NavigationClientError) -> NavigationOutcome {
        try await change("path.append", place) { $0.add("path", .array(path.map(\.payload))) }
    }

    /// Asks the module that provides an entry; `timeout` is the module's deadline.
    public func ask(
        _ entry: EntryID,
        _ message: JSONPayload,
        scene: String? = nil,
        timeout: Duration? = nil
    ) async throws(NavigationClientError) -> JSONPayload {
        var parameters = ParameterWriter()
        parameters.add("scene", scene)
        parameters.add("entry", entry.rawValue)
        parameters.add("message", message)
        parameters.add("timeout", seconds: timeout)
        // The host's answer, a verdict about the module included, is waited for longer than the module is given.
        let patience = timeout.map { max($0 + .seconds(1), self.timeout) }
        return try PayloadObject(try await call("entry.ask", parameters.finish(), timeout: patience), of: "an answer")
            .required("answer")
    }
}

/// A navigator's path, or a part of it.
public struct NavigatorPath: Equatable, Sendable {
    /// The scene's revision.
    public let revision: Int
    /// The navigator of the path.
    public let navigator: NavigatorID
    /// The number of entries in the whole path.
    public let count: Int
    /// The requested entries, oldest first.
    public let entries: [Entry]
    /// Where the next part begins, for `after`; nil in the last part.
    public let next: String?

    init(_ payload: JSONPayload) throws(NavigationClientError) {
        let object = try PayloadObject(payload, of: "the answer to path.get")
        revision = try object.integer("revision")
        navigator = NavigatorID(rawValue: try object.string("navigator"))
        count = try object.integer("count")
        entries = try Entry.list(try object.list("path"))
        next = try object.optionalString("next")
    }
}

/// Reading trees, and setting paths.
extension NavigationClient {
    /// The tree of a scene, or the part at `navigator` and below it. A tree that is too large for one answer is read in
    /// parts, which are of one revision.
    public func tree(
        scene: String? = nil,
        navigator: String? = nil
    ) async throws(NavigationClientError) -> Snapshot {
        let parameters = [("scene", scene), ("navigator", navigator)].compactMap { name, value in
            value.map { (name: name, value: JSONPayload($0)) }
        }
        return try Snapshot(try await wholeTree(.object(parameters)))
    }

    /// The answer of `tree.get`, also when the tree is too large for one answer: then it is read in parts and joined.
    ///
    /// - Parameter parameters: those of `tree.get`, without `limit` and `after`.
    public func wholeTree(
        _ parameters: JSONPayload = .emptyObject
    ) async throws(NavigationClientError) -> JSONPayload {
        do { return try await call("tree.get", parameters) } catch {
            guard case .refused(let refusal) = error, refusal.name == "answer_too_large" else { throw error }
        }
        var triesLeft = 3
        while true {
            do { return try await treeOfParts(parameters.members ?? []) } catch {
                // Too much has changed since the first part.
                guard case .refused(let refusal) = error, refusal.name == "outside_window", triesLeft > 0 else {
                    throw error
                }
                triesLeft -= 1
            }
        }
    }

    private func treeOfParts(
        _ parameters: [(name: String, value: JSONPayload)]
    ) async throws(NavigationClientError) -> JSONPayload {
        var tree = JoinedTree()
        var next: JSONPayload?
        repeat {
            let place = next.map { [(name: "after", value: $0)] } ?? []
            let part = try await call("tree.get", .object(parameters + [("limit", 10_000)] + place))
            tree.add(part)
            next = part["next"]
        } while next != nil
        return tree.payload
    }

    /// A navigator's path, or a part of it.
    ///
    /// - Parameters:
    ///   - place: the navigator.
    ///   - offset: the position of the first entry to return, counted from 0; nil begins at the oldest.
    ///   - limit: the largest number of entries to return; nil returns all.
    ///   - after: ``NavigatorPath/next`` of the part before, in place of `offset`.
    public func path(
        at place: Place = .current,
        offset: Int? = nil,
        limit: Int? = nil,
        after: String? = nil
    ) async throws(NavigationClientError) -> NavigatorPath {
        var parameters = ParameterWriter()
        parameters.add(place)
        parameters.add("offset", offset)
        parameters.add("limit", limit)
        parameters.add("after", after)
        return try NavigatorPath(try await call("path.get", parameters.finish()))
    }

    /// Replaces a navigator's path. The entries that the old and the new path have in common at the beginning keep
    /// their ids.
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

    /// Sends a message to the module that provides an entry, and returns the module's answer.
    ///
    /// Refused with `provider_gone`, `provider_timeout` and `provider_error`, and with `question_cycle` when the answer
    /// would wait for itself. Refused with `unknown_message` and `invalid_arguments` when the entry's type declares its
    /// messages and does not accept this one.
    ///
    /// - Parameters:
    ///   - entry: the entry.
    ///   - message: any JSON that this client and the module agree on.
    ///   - name: the message's name; a type that declares its messages requires one.
    ///   - scene: the scene of the entry; nil for `main`.
    ///   - timeout: the module's deadline, at most 60 s; nil for the host's default.
    public func ask(
        _ entry: EntryID,
        _ message: JSONPayload,
        name: String? = nil,
        scene: String? = nil,
        timeout: Duration? = nil
    ) async throws(NavigationClientError) -> JSONPayload {
        var parameters = ParameterWriter()
        parameters.add("scene", scene)
        parameters.add("entry", entry.rawValue)
        parameters.add("name", name)
        parameters.add("message", message)
        parameters.add("timeout", seconds: timeout)
        // Waits longer than the module may take, so that the host's own answer, such as `provider_timeout`, arrives in
        // time.
        let patience = timeout.map { max($0 + .seconds(1), self.timeout) }
        return try PayloadObject(try await call("entry.ask", parameters.finish(), timeout: patience), of: "an answer")
            .required("answer")
    }
}

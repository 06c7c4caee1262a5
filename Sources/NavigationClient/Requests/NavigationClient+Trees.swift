/// Reading trees, and asking entries.
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
        _ entry: String,
        _ message: JSONPayload,
        name: String? = nil,
        scene: String? = nil,
        timeout: Duration? = nil
    ) async throws(NavigationClientError) -> JSONPayload {
        // Waits longer than the module may take, so that the host's own answer, such as `provider_timeout`, arrives in
        // time.
        try await contract.ask(
            entry: entry,
            message: message,
            scene: scene,
            name: name,
            timeout: timeout.map { $0 / .seconds(1) },
            within: timeout.map { max($0 + .seconds(1), self.timeout) }
        ).answer
    }
}

extension NavigationClient {
    /// Sends items one after the other, each to its nearest receiver, whose answer steers the rest. Answered at the end, with what became of each.
    ///
    /// It waits as long as that takes, a pause included, unless `timeout` says how long; a task that is cancelled, or late, cancels the sequence. When this
    /// client's connection ends, the rest is sent all the same, unless `ephemeral`. `name` is for people. Whatever ends it early is a refusal
    /// (`no_receiver`, `receiver_error` and so on, or that of an operation) with its ``HostRefusal/steps``; what was done stays.
    @discardableResult
    public func send(
        _ items: [SentItem],
        at place: Place = .current,
        name: String? = nil,
        ephemeral: Bool = false,
        timeout: Duration? = nil
    ) async throws(NavigationClientError) -> SequenceOutcome {
        var parameters = ParameterWriter()
        parameters.add(place)
        parameters.add("values", .array(items.map(\.payload)))
        parameters.add("name", name)
        parameters.add("ephemeral", ephemeral ? true : nil)
        return try SequenceOutcome(
            try await call("send", parameters.finish(), timeout: timeout ?? .asLongAsItTakes)
        )
    }

    /// Sends one thing: a value for whoever receives it, as ``send(_:at:name:ephemeral:timeout:)``.
    @discardableResult
    public func send(
        _ item: SentItem,
        at place: Place = .current,
        name: String? = nil,
        ephemeral: Bool = false,
        timeout: Duration? = nil
    ) async throws(NavigationClientError) -> SequenceOutcome {
        try await send([item], at: place, name: name, ephemeral: ephemeral, timeout: timeout)
    }

    /// Lets paused sequences go on, this one or all of the scene, whoever sent them, and gives those that do. One that is not paused is left alone; one
    /// that has ended is refused with `unknown_sequence`.
    @discardableResult
    public func resume(
        _ sequence: SequenceID? = nil,
        scene: String? = nil
    ) async throws(NavigationClientError) -> [SequenceID] {
        try await settle("resume", sequence, scene, "resumed")
    }

    /// Gives up paused sequences, as ``resume(_:scene:)`` lets them go on: their senders get the outcome `cancelled`.
    @discardableResult
    public func cancelResume(
        _ sequence: SequenceID? = nil,
        scene: String? = nil
    ) async throws(NavigationClientError) -> [SequenceID] {
        try await settle("cancelResume", sequence, scene, "cancelled")
    }

    private func settle(
        _ method: String,
        _ sequence: SequenceID?,
        _ scene: String?,
        _ member: String
    ) async throws(NavigationClientError) -> [SequenceID] {
        var parameters = ParameterWriter()
        parameters.add("sequence", sequence?.rawValue)
        parameters.add("scene", scene)
        let answer = try PayloadObject(try await call(method, parameters.finish()), of: "an answer about sequences")
        return try answer.strings(member).map(SequenceID.init(rawValue:))
    }
}

extension Duration {
    /// Ten years: for answers that come when a person is done.
    static let asLongAsItTakes: Duration = .seconds(3_653 * 86_400)
}

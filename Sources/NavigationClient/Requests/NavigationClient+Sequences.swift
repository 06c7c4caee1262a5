/// Sending items to receivers.
extension NavigationClient {
    /// Sends items one after the other, each to its nearest receiver, whose answer decides how the sequence continues.
    /// Returns at the end, with the outcome of each item.
    ///
    /// A cancelled task, or one that waits longer than `timeout`, cancels the sequence. When this client's connection
    /// ends, the host still sends the rest, unless `ephemeral` is true.
    ///
    /// A sequence that ends early is refused with `no_receiver`, `receiver_gone`, `receiver_timeout`, `receiver_error`
    /// or the refusal of an operation. ``HostRefusal/steps`` has the outcomes; steps that were carried out are not
    /// undone.
    ///
    /// - Parameters:
    ///   - items: the items to send.
    ///   - place: where they act, and where the search for receivers begins.
    ///   - name: a name for people.
    ///   - ephemeral: whether the end of the connection cancels the sequence.
    ///   - timeout: how long to wait, pauses included; nil waits without a limit.
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

    /// Sends one item, as ``send(_:at:name:ephemeral:timeout:)`` does.
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

    /// Resumes paused sequences of any sender: this one, or all of the scene. Returns those that it resumed.
    ///
    /// A sequence that is not paused is not affected. Refused with `unknown_sequence` when the sequence has ended.
    @discardableResult
    public func resume(
        _ sequence: SequenceID? = nil,
        scene: String? = nil
    ) async throws(NavigationClientError) -> [SequenceID] {
        try await settle("resume", sequence, scene, "resumed")
    }

    /// Cancels paused sequences, as ``resume(_:scene:)`` resumes them. Their senders get the outcome `cancelled`.
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

/// The default deadline of requests that wait for a person.
extension Duration {
    /// Ten years.
    static let asLongAsItTakes: Duration = .seconds(3_653 * 86_400)
}

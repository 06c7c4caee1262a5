/// Sending items to receivers.
extension NavigationClient {
    /// Sends items one after the other, each to its nearest receiver, whose answer decides how the sequence continues.
    /// Returns at the end, with the outcome of each item.
    ///
    /// A cancelled task, or one that waits longer than `timeout`, cancels the sequence. When this client's connection
    /// ends, the host still sends the rest, unless `ephemeral` is true.
    ///
    /// A sequence that ends early is refused with `no_receiver`, `receiver_gone`, `receiver_timeout`, `receiver_error`
    /// or the refusal of an operation. ``HostRefusal/context()`` has the outcomes in its steps; steps that were carried
    /// out are not undone.
    ///
    /// - Parameters:
    ///   - items: the items to send.
    ///   - place: where they act, and where the search for receivers begins.
    ///   - name: a name for people.
    ///   - ephemeral: whether the end of the connection cancels the sequence.
    ///   - timeout: how long to wait, pauses included; nil waits without a limit.
    @discardableResult
    public func send(
        _ items: [Contract.SentItem],
        at place: Place = .current,
        name: String? = nil,
        ephemeral: Bool? = nil,
        timeout: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.SequenceResult {
        try await contract.send(
            values: items,
            scene: place.scene,
            ifRevision: place.ifRevision,
            ifNavigation: place.ifNavigation,
            navigator: place.navigator,
            fromEntry: place.fromEntry,
            name: name,
            ephemeral: ephemeral,
            within: timeout ?? .asLongAsItTakes
        )
    }

    /// Opens a URL: sends the items that it stands for. Returns at the end, as ``send(_:at:name:ephemeral:timeout:)``
    /// does. Refused with `url_invalid` and `url_unknown`.
    ///
    /// - Parameter fromEntry: the entry whose view opens the URL, instead of `navigator`.
    @discardableResult
    public func openURL(
        _ url: String,
        scene: String? = nil,
        navigator: String? = nil,
        fromEntry: String? = nil,
        ephemeral: Bool? = nil,
        timeout: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.SequenceResult {
        try await contract.openURL(
            url: url,
            scene: scene,
            navigator: navigator,
            fromEntry: fromEntry,
            ephemeral: ephemeral,
            within: timeout ?? .asLongAsItTakes
        )
    }
}

extension Contract.SentItem {
    /// A typed destination for the receiver of its type. Without a receiver, the host shows it, unless its method is
    /// `send`.
    public static func destination(
        _ destination: some DestinationRepresentable,
        method: String? = nil,
        navigator: String? = nil
    ) throws(NavigationClientError) -> Self {
        let sent = try destination.destination
        return .type(.init(type: sent.type, navigator: navigator, arguments: sent.arguments, method: method))
    }
}

/// How the host itself receives items, without asking a client.
public struct AutoReceive: Equatable, Sendable {
    /// The navigator on which the host shows the destination, an id or a name. Nil means the receiver's own navigator,
    /// or the place from which the item was sent when the receiver has none.
    public var navigator: String?
    /// The navigator that the host selects instead. This is the only possible reaction to a value.
    public var selecting: String?
    /// How the destination is shown; nil for the item's method, or else its type's.
    public var method: String?
    /// How the sequence continues. It cannot add items.
    public var resume: Resume

    /// Shows the destination on this navigator; nil for the receiver's own.
    public static func navigating(
        on navigator: String? = nil,
        method: String? = nil,
        resume: Resume = .auto
    ) -> Self {
        Self(navigator: navigator, selecting: nil, method: method, resume: resume)
    }

    /// Selects a navigator, as when a person chooses a tab.
    public static func selecting(_ navigator: String, resume: Resume = .auto) -> Self {
        Self(navigator: nil, selecting: navigator, method: nil, resume: resume)
    }

    /// The reaction as the protocol writes it.
    var payload: JSONPayload {
        var parameters = ParameterWriter()
        parameters.add("navigate", navigator)
        parameters.add("select", selecting)
        parameters.add("method", method)
        parameters.add("resume", resume.payload)
        return parameters.payload()
    }
}

/// A receiver that this client has added. It is the argument of ``NavigationClient/stopReceiving(_:)``.
public struct AddedReceiver: Hashable, Sendable {
    /// The id that the host gave it when it was added. After a reconnection it has another id.
    public let id: ReceiverID
    let number: Int
}

/// Receivers of sent items.
extension NavigationClient {
    /// Adds a receiver: `handler` receives the items that are sent by this name, unless another receiver is nearer.
    ///
    /// The host searches on the navigator where the search begins, then on those around it, then elsewhere in the
    /// scene, then among receivers without a navigator. Without `scene` and `navigator` the receiver serves every
    /// scene, after all others.
    ///
    /// The receiver ends with ``stopReceiving(_:)``, with its navigator or scene, and with the client. After a
    /// reconnection it is added again. Receivers of one client for the same name share a handler; the question says
    /// which one is asked. Refused with `unknown_scene`, `unknown_navigator` and `limit_reached`.
    ///
    /// - Parameter timeout: how long the handler may take, at most 60 s; nil for the host's limit for questions.
    @discardableResult
    public func receive(
        _ subject: Receivable,
        scene: String? = nil,
        navigator: String? = nil,
        timeout: Duration? = nil,
        by handler: @escaping ReceiverHandler
    ) async throws(NavigationClientError) -> AddedReceiver {
        // Set before the request is sent, because a question may follow the answer in the same read.
        let part = ModuleReceiver(subject, scene: scene, navigator: navigator, timeout: timeout, by: handler)
        if let handler = part.handler { core.handlers.set(handler) }
        return try await add(part)
    }

    /// Adds a receiver that the host serves itself, without asking this client. For the rest see
    /// ``receive(_:scene:navigator:timeout:by:)``.
    @discardableResult
    public func autoReceive(
        _ subject: Receivable,
        _ action: AutoReceive = .navigating(),
        scene: String? = nil,
        navigator: String? = nil
    ) async throws(NavigationClientError) -> AddedReceiver {
        try await add(ModuleReceiver(subject, action, scene: scene, navigator: navigator))
    }

    /// Removes a receiver of this client. It may still answer questions that it was asked before. Refused with
    /// `unknown_receiver` when it has ended.
    public func stopReceiving(_ receiver: AddedReceiver) async throws(NavigationClientError) {
        var parameters = ParameterWriter()
        parameters.add("receiver", core.answer(receiver.number)?["receiver"]?.string ?? receiver.id.rawValue)
        core.forget(receiver.number)
        _ = try await call("receiver.remove", parameters.finish())
    }

    private func add(_ receiver: ModuleReceiver) async throws(NavigationClientError) -> AddedReceiver {
        let written = receiver.payload.bytes
        let answer = try await call("receiver.add", written)
        let id = try PayloadObject(answer, of: "the answer to receiver.add").string("receiver")
        return AddedReceiver(
            id: ReceiverID(rawValue: id),
            number: core.setUp(.voter, "receiver.add", written, answer)
        )
    }
}

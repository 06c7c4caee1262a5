/// What the host does in a receiver's place, without asking.
public struct AutoReceive: Equatable, Sendable {
    /// Navigate to the destination on this navigator, an id or a name; nil means the receiver's own, else where it was sent from.
    public var navigator: String?
    /// Bring this navigator to the front instead, which is all that can be done with a value.
    public var selecting: String?
    /// How the destination is shown; else as the item says, else as its type does.
    public var method: String?
    /// How the sequence goes on; without further items.
    public var resume: Resume

    /// Navigates on this navigator, or on the receiver's own.
    public static func navigating(
        on navigator: String? = nil,
        method: String? = nil,
        resume: Resume = .auto
    ) -> Self {
        Self(navigator: navigator, selecting: nil, method: method, resume: resume)
    }

    /// Brings a navigator to the front of its parent: a tab is chosen.
    public static func selecting(_ navigator: String, resume: Resume = .auto) -> Self {
        Self(navigator: nil, selecting: navigator, method: nil, resume: resume)
    }

    var payload: JSONPayload {
        var parameters = ParameterWriter()
        parameters.add("navigate", navigator)
        parameters.add("select", selecting)
        parameters.add("method", method)
        parameters.add("resume", resume.payload)
        return parameters.payload()
    }
}

/// A receiver that this client has added, for ``NavigationClient/stopReceiving(_:)``.
public struct AddedReceiver: Hashable, Sendable {
    /// The id that the host gave it when it was added; after a reconnection it has another.
    public let id: ReceiverID
    let number: Int
}

extension NavigationClient {
    /// Lets `handler` receive what is sent by this name, unless another receiver is nearer: on the navigator where the search begins, then on those around
    /// it, then elsewhere in the scene, then on none.
    ///
    /// Without `scene` and `navigator` it receives in every scene, behind all others. It ends with ``stopReceiving(_:)``, with its navigator or scene, and
    /// with the client; after a reconnection it is added again. Receivers of one client for the same name have the same handler, which is told by the
    /// question where it is. `timeout` is how long it has to answer, 60 s at most; the host's limit for questions when nil. Refused with `unknown_scene`,
    /// `unknown_navigator` and `limit_reached`.
    @discardableResult
    public func receive(
        _ subject: Receivable,
        scene: String? = nil,
        navigator: String? = nil,
        timeout: Duration? = nil,
        by handler: @escaping ReceiverHandler
    ) async throws(NavigationClientError) -> AddedReceiver {
        // Before the request: a question may follow the answer in the same read.
        core.handlers.set(
            { question in ["resume": try await handler(try ReceiverQuestion(question)).payload] },
            forMethod: "value.receive",
            about: subject.description
        )
        return try await addReceiver(subject, scene, navigator) { $0.add("timeout", seconds: timeout) }
    }

    /// Lets the host receive what is sent by this name, as ``receive(_:scene:navigator:timeout:by:)``, and nobody is asked.
    @discardableResult
    public func autoReceive(
        _ subject: Receivable,
        _ action: AutoReceive = .navigating(),
        scene: String? = nil,
        navigator: String? = nil
    ) async throws(NavigationClientError) -> AddedReceiver {
        try await addReceiver(subject, scene, navigator) { $0.add("auto", action.payload) }
    }

    /// Takes a receiver of this client away; what it was asked, it may still answer. Refused with `unknown_receiver` when it has ended.
    public func stopReceiving(_ receiver: AddedReceiver) async throws(NavigationClientError) {
        var parameters = ParameterWriter()
        parameters.add("receiver", core.answer(receiver.number)?["receiver"]?.string ?? receiver.id.rawValue)
        core.forget(receiver.number)
        _ = try await call("receiver.remove", parameters.finish())
    }

    private func addReceiver(
        _ subject: Receivable,
        _ scene: String?,
        _ navigator: String?,
        _ add: (inout ParameterWriter) -> Void
    ) async throws(NavigationClientError) -> AddedReceiver {
        var parameters = ParameterWriter()
        subject.add(to: &parameters)
        parameters.add(Place(scene: scene, navigator: navigator))
        add(&parameters)
        let written = parameters.finish()
        let answer = try await call("receiver.add", written)
        let id = try PayloadObject(answer, of: "the answer to receiver.add").string("receiver")
        return AddedReceiver(
            id: ReceiverID(rawValue: id),
            number: core.setUp(.voter, "receiver.add", written, answer)
        )
    }
}

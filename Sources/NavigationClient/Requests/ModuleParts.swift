/// The handler of the questions about one part of a module.
struct PartHandler: Sendable {
    let method: String
    /// The client's own name for the part.
    let subject: String
    let handler: HostQuestionHandler
}

/// A guard of a module, which the module registers together with its types.
public struct ModuleGuard: Sendable {
    /// The guard as it is registered.
    public let payload: JSONPayload
    let handler: PartHandler?

    /// A guard whose questions this handler answers; nil leaves them to ``NavigationClient/on(_:answer:)``.
    public init(_ request: GuardRequest, voting handler: GuardHandler? = nil) {
        payload = request.payload
        self.handler = handler.map { handler in
            PartHandler(method: "guard.ask", subject: request.name) { question in
                try await handler(try GuardQuestion(question)).payload
            }
        }
    }

    /// A guard in the protocol's form. The host checks it.
    public init(_ payload: JSONPayload) { (self.payload, handler) = (payload, nil) }
}

/// A receiver of a module, which the module registers together with its types.
public struct ModuleReceiver: Sendable {
    /// The receiver as it is registered.
    public let payload: JSONPayload
    let handler: PartHandler?

    /// A receiver that this handler serves; nil leaves its questions to ``NavigationClient/on(_:answer:)``. The other
    /// parameters are those of ``NavigationClient/receive(_:scene:navigator:timeout:by:)``.
    public init(
        _ subject: Receivable,
        scene: String? = nil,
        navigator: String? = nil,
        timeout: Duration? = nil,
        by handler: ReceiverHandler? = nil
    ) {
        payload = Self.payload(subject, scene, navigator) { $0.add("timeout", seconds: timeout) }
        self.handler = handler.map { handler in
            PartHandler(method: "value.receive", subject: subject.description) { question in
                ["resume": try await handler(try ReceiverQuestion(question)).payload]
            }
        }
    }

    /// A receiver that the host serves itself, without asking this client.
    public init(
        _ subject: Receivable,
        _ action: AutoReceive,
        scene: String? = nil,
        navigator: String? = nil
    ) {
        payload = Self.payload(subject, scene, navigator) { $0.add("auto", action.payload) }
        handler = nil
    }

    /// A receiver in the protocol's form. The host checks it.
    public init(_ payload: JSONPayload) { (self.payload, handler) = (payload, nil) }

    private static func payload(
        _ subject: Receivable,
        _ scene: String?,
        _ navigator: String?,
        _ add: (inout ParameterWriter) -> Void
    ) -> JSONPayload {
        var parameters = ParameterWriter()
        subject.add(to: &parameters)
        parameters.add(Place(scene: scene, navigator: navigator))
        add(&parameters)
        return parameters.payload()
    }
}

/// A URL pattern of a module, which the module registers together with its types.
public struct ModuleURL: Sendable {
    /// The pattern as it is registered.
    public let payload: JSONPayload
    let handler: PartHandler?

    /// A pattern whose URLs stand for these items. The parameters are those of
    /// ``NavigationClient/registerURL(_:as:module:scene:navigator:)``.
    public init(_ pattern: String, as items: [SentItem], scene: String? = nil, navigator: String? = nil) {
        payload = Self.payload(pattern, scene, navigator) { $0.add("to", .array(items.map(\.payload))) }
        handler = nil
    }

    /// A pattern for which this handler decides what each URL stands for.
    public init(
        _ pattern: String,
        scene: String? = nil,
        navigator: String? = nil,
        resolving handler: @escaping URLHandler
    ) {
        payload = Self.payload(pattern, scene, navigator) { $0.add("ask", true) }
        self.handler = PartHandler(method: "url.resolve", subject: pattern) { question in
            try await handler(try URLQuestion(question)).map { .array($0.map(\.payload)) } ?? .null
        }
    }

    /// A pattern in the protocol's form. The host checks it.
    public init(_ payload: JSONPayload) { (self.payload, handler) = (payload, nil) }

    private static func payload(
        _ pattern: String,
        _ scene: String?,
        _ navigator: String?,
        _ add: (inout ParameterWriter) -> Void
    ) -> JSONPayload {
        var parameters = ParameterWriter()
        parameters.add("pattern", pattern)
        parameters.add(Place(scene: scene, navigator: navigator))
        add(&parameters)
        return parameters.payload()
    }
}

/// A mapping of a module: a navigator shows another type when a request names this one.
public struct ModuleMapping: Sendable {
    /// The mapping as it is registered.
    public let payload: JSONPayload

    /// A mapping from one type to another.
    ///
    /// - Parameters:
    ///   - source: the type that requests name.
    ///   - target: the type that is shown.
    ///   - arguments: the arguments that it is shown with; nil for those of the request.
    ///   - inherits: whether it also holds below the navigator.
    ///   - navigator: the navigator, by id or name; nil for the one that is current when the module registers.
    ///   - scene: the navigator's scene; nil for `main`.
    public init(
        from source: String,
        to target: String,
        arguments: JSONPayload? = nil,
        inherits: Bool = true,
        navigator: String? = nil,
        scene: String? = nil
    ) {
        var parameters = ParameterWriter()
        parameters.add("from", source)
        parameters.add("to", target)
        parameters.add("arguments", arguments)
        parameters.add("inherits", inherits ? nil : false)
        parameters.add(Place(scene: scene, navigator: navigator))
        payload = parameters.payload()
    }

    /// A mapping in the protocol's form. The host checks it.
    public init(_ payload: JSONPayload) { self.payload = payload }
}

/// A method of presentation that a module defines, as a drawer or a toast.
///
/// Requests and types name it as they name a built-in method. Its presentations stay when the module ends.
public struct ModulePresentation: Sendable {
    /// The method as it is registered.
    public let payload: JSONPayload

    /// A method of presentation.
    ///
    /// - Parameters:
    ///   - method: its name. Another module may have it only if it defines the same.
    ///   - hasPath: whether its presentations have a path of their own.
    ///   - isExclusive: whether a presentation takes the one place over its presenter, as a sheet does. False makes
    ///     overlays, which stand beside that place.
    ///   - time: the time after which the host closes a presentation, from 100 ms to a day; nil lets it stay.
    public init(_ method: String, hasPath: Bool = false, isExclusive: Bool = true, closesAfter time: Duration? = nil) {
        var parameters = ParameterWriter()
        parameters.add("method", method)
        parameters.add("hasPath", hasPath ? true : nil)
        parameters.add("exclusive", isExclusive ? nil : false)
        parameters.add("closesAfter", seconds: time)
        payload = parameters.payload()
    }

    /// A method in the protocol's form. The host checks it.
    public init(_ payload: JSONPayload) { self.payload = payload }
}

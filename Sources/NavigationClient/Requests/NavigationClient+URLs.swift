/// What a URL would become.
public struct ResolvedURL: Equatable, Sendable {
    /// The URL.
    public let url: String
    /// The pattern that it fits.
    public let pattern: String
    /// Whose pattern that is.
    public let module: String
    /// The scene that the items would go to; `main` when nil.
    public let scene: String?
    /// The navigator, an id or a name, that the items would go to; the current one when nil.
    public let navigator: String?
    /// The values of the pattern's parameters; an object.
    public let parameters: JSONPayload
    /// What would be sent.
    public let items: [SentItem]

    init(_ payload: JSONPayload) throws(NavigationClientError) {
        let object = try PayloadObject(payload, of: "the answer to url.resolve")
        url = try object.string("url")
        pattern = try object.string("pattern")
        module = try object.string("module")
        scene = try object.optionalString("scene")
        navigator = try object.optionalString("navigator")
        parameters = try object.required("parameters")
        items = try object.list("items").map(SentItem.init)
    }
}

extension NavigationClient {
    /// Says what the URLs that fit a pattern become, as `shop://product/:id(int)`: these items, in which the string `"{id}"` stands for a parameter.
    ///
    /// `module` is one of this client's, its only one when nil; `scene` and `navigator` are where the items go when whoever opens the URL does not say. The
    /// pattern ends with its module; after a reconnection it is registered again. False when types that it shows are not registered yet. Refused with
    /// `url_conflict`, `url_pattern_invalid`, `unknown_module`, `not_owner` and `limit_reached`.
    @discardableResult
    public func registerURL(
        _ pattern: String,
        as items: [SentItem],
        module: String? = nil,
        scene: String? = nil,
        navigator: String? = nil
    ) async throws(NavigationClientError) -> Bool {
        try await registerURL(pattern, module, Place(scene: scene, navigator: navigator)) {
            $0.add("to", .array(items.map(\.payload)))
        }
    }

    /// Lets `handler` say what the URLs that fit a pattern become, as ``registerURL(_:as:module:scene:navigator:)`` does beforehand.
    @discardableResult
    public func registerURL(
        _ pattern: String,
        module: String? = nil,
        scene: String? = nil,
        navigator: String? = nil,
        resolving handler: @escaping URLHandler
    ) async throws(NavigationClientError) -> Bool {
        // Before the request: a question may follow the answer in the same read.
        core.handlers.set(
            { question in
                try await handler(try URLQuestion(question)).map { .array($0.map(\.payload)) } ?? .null
            },
            forMethod: "url.resolve",
            about: pattern
        )
        return try await registerURL(pattern, module, Place(scene: scene, navigator: navigator)) {
            $0.add("ask", true)
        }
    }

    /// Takes back a pattern of a module, or all of them, and gives those that are gone. Refused with `url_unknown`, `unknown_module` and `not_owner`.
    @discardableResult
    public func unregisterURL(
        _ pattern: String? = nil,
        module: String? = nil
    ) async throws(NavigationClientError) -> [String] {
        var parameters = ParameterWriter()
        parameters.add("module", module)
        parameters.add("pattern", pattern)
        let answer = try PayloadObject(
            try await call("url.unregister", parameters.finish()),
            of: "the answer to url.unregister"
        )
        let owner = try answer.string("module")
        if let pattern {
            core.forget(.pattern(pattern, module: owner))
        } else {
            core.forgetPatterns(of: owner)
        }
        return try answer.strings("unregistered")
    }

    /// What a URL would become, without doing it. Refused with `url_invalid` and `url_unknown`.
    public func resolveURL(
        _ url: String,
        scene: String? = nil,
        navigator: String? = nil
    ) async throws(NavigationClientError) -> ResolvedURL {
        var parameters = ParameterWriter()
        parameters.add("url", url)
        parameters.add(Place(scene: scene, navigator: navigator))
        return try ResolvedURL(try await call("url.resolve", parameters.finish()))
    }

    /// Sends what a URL becomes: a deep link. Answered at the end, as ``send(_:at:name:ephemeral:timeout:)``.
    @discardableResult
    public func openURL(
        _ url: String,
        scene: String? = nil,
        navigator: String? = nil,
        ephemeral: Bool = false,
        timeout: Duration? = nil
    ) async throws(NavigationClientError) -> SequenceOutcome {
        var parameters = ParameterWriter()
        parameters.add("url", url)
        parameters.add(Place(scene: scene, navigator: navigator))
        parameters.add("ephemeral", ephemeral ? true : nil)
        return try SequenceOutcome(
            try await call("url.open", parameters.finish(), timeout: timeout ?? .asLongAsItTakes)
        )
    }

    /// The URL of all that a navigator shows, which leads there again. Refused with `url_no_link` when no pattern gives exactly that.
    public func url(scene: String? = nil, navigator: String? = nil) async throws(NavigationClientError) -> String {
        try await encode { $0.add(Place(scene: scene, navigator: navigator)) }
    }

    /// The URL of one entry, as ``url(scene:navigator:)``.
    public func url(of entry: EntryID, scene: String? = nil) async throws(NavigationClientError) -> String {
        try await encode { parameters in
            parameters.add("scene", scene)
            parameters.add("entry", entry.rawValue)
        }
    }

    private func encode(_ add: (inout ParameterWriter) -> Void) async throws(NavigationClientError) -> String {
        var parameters = ParameterWriter()
        add(&parameters)
        return try PayloadObject(try await call("url.encode", parameters.finish()), of: "the answer to url.encode")
            .string("url")
    }

    private func registerURL(
        _ pattern: String,
        _ module: String?,
        _ place: Place,
        _ add: (inout ParameterWriter) -> Void
    ) async throws(NavigationClientError) -> Bool {
        var parameters = ParameterWriter()
        parameters.add("module", module)
        parameters.add("pattern", pattern)
        parameters.add(place)
        add(&parameters)
        let written = parameters.finish()
        let answer = try await call("url.register", written)
        let object = try PayloadObject(answer, of: "the answer to url.register")
        core.setUp(.pattern(pattern, module: try object.string("module")), "url.register", written, answer)
        return try object.flag("isLive")
    }
}

/// The meaning of a URL.
public struct ResolvedURL: Equatable, Sendable {
    /// The URL that was asked about.
    public let url: String
    /// The pattern that it matches.
    public let pattern: String
    /// The module that registered the pattern.
    public let module: String
    /// The scene to which the items would be sent; nil for `main`.
    public let scene: String?
    /// The navigator to which the items would be sent, an id or a name; nil for the current one.
    public let navigator: String?
    /// The values of the pattern's parameters; an object.
    public let parameters: JSONPayload
    /// The items that would be sent.
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

/// URLs and their patterns.
extension NavigationClient {
    /// Registers a URL pattern such as `shop://product/:id(int)`. Opening a URL that matches it sends these items; in
    /// them, the string `"{id}"` stands for the parameter `id`.
    ///
    /// Returns false when a type that the items show is not registered yet. The pattern ends with its module. After a
    /// reconnection the client registers it again. Refused with `url_conflict`, `url_pattern_invalid`,
    /// `unknown_module`, `not_owner` and `limit_reached`.
    ///
    /// - Parameters:
    ///   - pattern: the pattern.
    ///   - items: the items that a matching URL stands for.
    ///   - module: a module of this client; nil for its only one.
    ///   - scene: the scene for the items when the opening request names none; nil for `main`.
    ///   - navigator: the navigator for the items when the opening request names none; nil for the current one.
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

    /// Registers a URL pattern, as ``registerURL(_:as:module:scene:navigator:)`` does. `handler` decides for each
    /// matching URL which items it stands for.
    @discardableResult
    public func registerURL(
        _ pattern: String,
        module: String? = nil,
        scene: String? = nil,
        navigator: String? = nil,
        resolving handler: @escaping URLHandler
    ) async throws(NavigationClientError) -> Bool {
        // Set before the request is sent, because a question may follow the answer in the same read.
        if let handler = ModuleURL(pattern, resolving: handler).handler { core.handlers.set(handler) }
        return try await registerURL(pattern, module, Place(scene: scene, navigator: navigator)) {
            $0.add("ask", true)
        }
    }

    /// Removes a URL pattern of a module, or all of them. Returns the removed patterns. Refused with `url_unknown`,
    /// `unknown_module` and `not_owner`.
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

    /// The meaning of a URL, without opening it. Refused with `url_invalid` and `url_unknown`.
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

    /// Opens a URL: sends the items that it stands for. Returns at the end, as ``send(_:at:name:ephemeral:timeout:)``
    /// does. Refused with `url_invalid` and `url_unknown`.
    ///
    /// - Parameter fromEntry: the entry whose view opens the URL, instead of `navigator`.
    @discardableResult
    public func openURL(
        _ url: String,
        scene: String? = nil,
        navigator: String? = nil,
        fromEntry: EntryID? = nil,
        ephemeral: Bool = false,
        timeout: Duration? = nil
    ) async throws(NavigationClientError) -> SequenceOutcome {
        var parameters = ParameterWriter()
        parameters.add("url", url)
        parameters.add(Place(scene: scene, navigator: navigator, fromEntry: fromEntry))
        parameters.add("ephemeral", ephemeral ? true : nil)
        return try SequenceOutcome(
            try await call("url.open", parameters.finish(), timeout: timeout ?? .asLongAsItTakes)
        )
    }

    /// A URL that leads to everything that a navigator shows. Refused with `url_no_link` when no pattern leads exactly
    /// there.
    public func url(scene: String? = nil, navigator: String? = nil) async throws(NavigationClientError) -> String {
        try await encode { $0.add(Place(scene: scene, navigator: navigator)) }
    }

    /// A URL that leads to one entry, as ``url(scene:navigator:)``.
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

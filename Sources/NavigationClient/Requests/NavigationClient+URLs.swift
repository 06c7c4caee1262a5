/// URL patterns that the client renews. ``NavigationClient/contract`` has the other functions for URLs.
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
        as items: [Contract.SentItem],
        module: String? = nil,
        scene: String? = nil,
        navigator: String? = nil
    ) async throws(NavigationClientError) -> Bool {
        try await renewedURL(pattern).registerURL(
            pattern: pattern,
            module: module,
            scene: scene,
            navigator: navigator,
            to: items
        ).isLive
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
        let item = Contract.RegisterURLsItem.ask(.init(pattern: pattern, ask: true))
        core.handlers.set(PartHandler("url.resolve", about: item, handler))
        return try await renewedURL(pattern).registerURL(
            pattern: pattern,
            module: module,
            scene: scene,
            navigator: navigator,
            ask: true
        ).isLive
    }

    /// Removes a URL pattern of a module, or all of them. Returns the removed patterns. Refused with `url_unknown`,
    /// `unknown_module` and `not_owner`.
    @discardableResult
    public func unregisterURL(
        _ pattern: String? = nil,
        module: String? = nil
    ) async throws(NavigationClientError) -> [String] {
        let result = try await contract.unregisterURL(pattern: pattern, module: module)
        if let pattern {
            core.forget(.pattern(pattern, module: result.module))
        } else {
            core.forgetPatterns(of: result.module)
        }
        return result.unregistered
    }

    private func renewedURL(_ pattern: String) -> Contract.Methods {
        renewed(core.newNumber()) { .pattern(pattern, module: $0["module"]?.string ?? "") }
    }
}

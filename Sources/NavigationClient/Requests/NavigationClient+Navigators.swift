/// A request to create a navigator.
public struct NavigatorRequest: Sendable {
    /// The id or name of the parent; nil for the scene's root.
    public var parent: String?
    /// The entry whose view makes the request, instead of `parent`: the navigator that shows it is the parent.
    public var fromEntry: EntryID?
    /// `stack` or `presentation`; nil for a stack.
    public var kind: String?
    /// Its name, unique in the scene; nil for no name.
    public var name: String?
    /// How a presentation is shown; nil for `managedSheet`.
    public var method: String?
    /// The destination at its root.
    public var root: Destination?
    /// The entry of the parent's path with which it is closed; nil when only the parent closes it.
    public var entry: EntryID?
    /// True selects it, and false does not. Nil selects it when its parent has no selected stack yet.
    public var select: Bool?
    /// True closes it when this session ends.
    public var ephemeral: Bool?
    /// Whether to replace what the parent already presents; nil replaces it.
    public var ifOccupied: OccupiedPolicy?
    /// The destinations that its path accepts; nil for all.
    public var accepts: Acceptance?

    /// A stack below the root, unless the members say otherwise.
    public init(
        parent: String? = nil,
        kind: String? = nil,
        name: String? = nil,
        method: String? = nil,
        root: Destination? = nil,
        entry: EntryID? = nil,
        select: Bool? = nil,
        ephemeral: Bool? = nil,
        ifOccupied: OccupiedPolicy? = nil,
        accepts: Acceptance? = nil,
        fromEntry: EntryID? = nil
    ) {
        self.parent = parent
        self.fromEntry = fromEntry
        self.kind = kind
        self.name = name
        self.method = method
        self.root = root
        self.entry = entry
        self.select = select
        self.ephemeral = ephemeral
        self.ifOccupied = ifOccupied
        self.accepts = accepts
    }
}

/// Navigators and scenes.
extension NavigationClient {
    /// Creates a navigator. Refused with `name_in_use`, `occupied`, `unknown_entry`, `limit_reached`, and as any
    /// request that shows a destination.
    @discardableResult
    public func createNavigator(
        _ request: NavigatorRequest = NavigatorRequest(),
        scene: String? = nil,
        ifRevision: Int? = nil,
        ifNavigation: Int? = nil
    ) async throws(NavigationClientError) -> NavigationOutcome {
        let place = Place(scene: scene, ifRevision: ifRevision, ifNavigation: ifNavigation)
        return try await change("navigator.create", place) { parameters in
            parameters.add("parent", request.parent)
            parameters.add("fromEntry", request.fromEntry?.rawValue)
            parameters.add("kind", request.kind)
            parameters.add("name", request.name)
            parameters.add("method", request.method)
            parameters.add("root", request.root?.payload)
            parameters.add("entry", request.entry?.rawValue)
            parameters.add("select", request.select)
            parameters.add("ephemeral", request.ephemeral)
            parameters.add("ifOccupied", request.ifOccupied?.rawValue)
            parameters.add("accepts", request.accepts?.payload)
        }
    }

    /// Closes a navigator and all that it contains. Refused with `root_fixed` for the root.
    @discardableResult
    public func closeNavigator(at place: Place) async throws(NavigationClientError) -> NavigationOutcome {
        try await change("navigator.close", place)
    }

    /// Brings a stack to the front of its parent. Refused with `not_selectable` when it is not a stack.
    @discardableResult
    public func selectNavigator(at place: Place) async throws(NavigationClientError) -> NavigationOutcome {
        try await change("navigator.select", place)
    }

    /// Creates a scene and returns the id of its root. Refused with `name_in_use` and `limit_reached`.
    @discardableResult
    public func createScene(
        _ scene: String,
        configuration: JSONPayload? = nil
    ) async throws(NavigationClientError) -> NavigatorID {
        var parameters = ParameterWriter()
        parameters.add("scene", scene)
        parameters.add("configuration", configuration)
        let answer = try await call("scene.create", parameters.finish())
        return NavigatorID(rawValue: try PayloadObject(answer, of: "the answer to scene.create").string("navigator"))
    }

    /// Closes a scene and all that it contains. Refused with `unknown_scene`, and with `root_fixed` for `main`.
    public func closeScene(_ scene: String) async throws(NavigationClientError) {
        var parameters = ParameterWriter()
        parameters.add("scene", scene)
        _ = try await call("scene.close", parameters.finish())
    }

    /// Gives a scene another restoration key. Its state is set aside; the state of the new key comes back, or the scene
    /// starts afresh. Refused with `locked`, and with `limit_reached` when the state is too large to be set aside.
    ///
    /// - Parameter restorationKey: empty for the state that the scene has without a key.
    @discardableResult
    public func restoreScene(
        _ restorationKey: String,
        scene: String? = nil,
        ifRevision: Int? = nil
    ) async throws(NavigationClientError) -> NavigationOutcome {
        try await change("scene.restore", Place(scene: scene, ifRevision: ifRevision)) { parameters in
            parameters.add("restorationKey", restorationKey)
        }
    }
}

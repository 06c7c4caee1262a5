/// A navigator to be made.
public struct NavigatorRequest: Sendable {
    /// The navigator above; the scene's root when nil.
    public var parent: String?
    /// `stack`, or `presentation`.
    public var kind: String?
    /// Its name, unique in the scene.
    public var name: String?
    /// How a presentation is shown.
    public var method: String?
    /// What is shown at its bottom.
    public var root: Destination?
    /// The entry of the parent's path that it goes with.
    public var entry: EntryID?
    /// True brings it to the front, false keeps it from becoming the first selected one.
    public var select: Bool?
    /// True ends it with this session.
    public var ephemeral: Bool?
    /// What to do when the parent presents something already.
    public var ifOccupied: OccupiedPolicy?

    /// A stack below the root, unless something else is said.
    public init(
        parent: String? = nil,
        kind: String? = nil,
        name: String? = nil,
        method: String? = nil,
        root: Destination? = nil,
        entry: EntryID? = nil,
        select: Bool? = nil,
        ephemeral: Bool? = nil,
        ifOccupied: OccupiedPolicy? = nil
    ) {
        self.parent = parent
        self.kind = kind
        self.name = name
        self.method = method
        self.root = root
        self.entry = entry
        self.select = select
        self.ephemeral = ephemeral
        self.ifOccupied = ifOccupied
    }
}

extension NavigationClient {
    /// Makes a navigator.
    @discardableResult
    public func createNavigator(
        _ request: NavigatorRequest = NavigatorRequest(),
        scene: String? = nil,
        ifRevision: Int? = nil
    ) async throws(NavigationClientError) -> NavigationOutcome {
        try await change("navigator.create", Place(scene: scene, ifRevision: ifRevision)) { parameters in
            parameters.add("parent", request.parent)
            parameters.add("kind", request.kind)
            parameters.add("name", request.name)
            parameters.add("method", request.method)
            parameters.add("root", request.root?.payload)
            parameters.add("entry", request.entry?.rawValue)
            parameters.add("select", request.select)
            parameters.add("ephemeral", request.ephemeral)
            parameters.add("ifOccupied", request.ifOccupied?.rawValue)
        }
    }

    /// Closes a navigator and all that is in it.
    @discardableResult
    public func closeNavigator(at place: Place) async throws(NavigationClientError) -> NavigationOutcome {
        try await change("navigator.close", place)
    }

    /// Brings a navigator to the front of its parent.
    @discardableResult
    public func selectNavigator(at place: Place) async throws(NavigationClientError) -> NavigationOutcome {
        try await change("navigator.select", place)
    }

    /// Makes a scene and gives the id of its root.
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

    /// Closes a scene and all that is in it.
    public func closeScene(_ scene: String) async throws(NavigationClientError) {
        var parameters = ParameterWriter()
        parameters.add("scene", scene)
        _ = try await call("scene.close", parameters.finish())
    }
}

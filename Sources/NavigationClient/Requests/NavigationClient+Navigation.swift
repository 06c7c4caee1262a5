/// What to do when a navigator presents something already.
public enum OccupiedPolicy: String, Sendable {
    /// Close what is there.
    case replace
    /// Refuse the request with `occupied`.
    case refuse
}

/// What a push does when the path shows the same destination, type and arguments, already.
public enum PresentPolicy: String, Sendable {
    /// Push another one.
    case push
    /// Go back to the one that is there.
    case back
    /// Raise it to the top, with its id.
    case raise
    /// Push, so that older ones go; nothing when it is on top.
    case single
    /// Put it in the place of whatever is on top; nothing when it is on top.
    case replaceTop
    /// Empty the path first; when it is on top, only what is below goes.
    case clear
}

extension NavigationClient {
    /// Shows a destination by `method`, else by its type's method, else by a push.
    ///
    /// `name` names the navigator of a presentation, `buttons` are the answers to an alert or a dialog, `ifPresent` is for a path that shows the same
    /// already, and one that `isTransient` goes as soon as another is pushed over it.
    @discardableResult
    public func navigate(
        to destination: Destination,
        at place: Place = .current,
        method: String? = nil,
        name: String? = nil,
        ifOccupied: OccupiedPolicy? = nil,
        buttons: [AlertButton] = [],
        ifPresent: PresentPolicy? = nil,
        isTransient: Bool = false
    ) async throws(NavigationClientError) -> NavigationOutcome {
        try await change("navigate", place) { parameters in
            parameters.add(destination)
            parameters.add("method", method)
            parameters.add("name", name)
            parameters.add("ifOccupied", ifOccupied?.rawValue)
            parameters.add(buttons)
            parameters.add("ifPresent", ifPresent?.rawValue)
            parameters.add("transient", isTransient ? true : nil)
        }
    }

    /// Pushes a destination on a navigator's path. One that `isTransient` goes as soon as another is pushed over it.
    @discardableResult
    public func push(
        _ destination: Destination,
        at place: Place = .current,
        ifPresent: PresentPolicy? = nil,
        isTransient: Bool = false
    ) async throws(NavigationClientError) -> NavigationOutcome {
        try await change("push", place) { parameters in
            parameters.add(destination)
            parameters.add("ifPresent", ifPresent?.rawValue)
            parameters.add("transient", isTransient ? true : nil)
        }
    }

    /// Presents a destination over a navigator; as a sheet when neither `method` nor the type says how. `buttons` are the answers to an alert or a dialog.
    @discardableResult
    public func present(
        _ destination: Destination,
        at place: Place = .current,
        method: String? = nil,
        name: String? = nil,
        ifOccupied: OccupiedPolicy? = nil,
        buttons: [AlertButton] = []
    ) async throws(NavigationClientError) -> NavigationOutcome {
        try await change("present", place) { parameters in
            parameters.add(destination)
            parameters.add("method", method)
            parameters.add("name", name)
            parameters.add("ifOccupied", ifOccupied?.rawValue)
            parameters.add(buttons)
        }
    }

    /// Puts a destination in the place of `entry`, or of the top one.
    @discardableResult
    public func replace(
        _ entry: EntryID? = nil,
        with destination: Destination,
        at place: Place = .current
    ) async throws(NavigationClientError) -> NavigationOutcome {
        try await change("replace", place) { parameters in
            parameters.add(destination)
            parameters.add("entry", entry?.rawValue)
        }
    }

    /// Pops the top entry, or as many as `count` says.
    @discardableResult
    public func pop(count: Int = 1, at place: Place = .current) async throws(NavigationClientError) -> NavigationOutcome
    {
        try await change("pop", place) { $0.add("count", count) }
    }

    /// Pops until so many entries are left.
    @discardableResult
    public func pop(
        leaving entries: Int,
        at place: Place = .current
    ) async throws(NavigationClientError) -> NavigationOutcome {
        try await change("pop", place) { $0.add("to", entries) }
    }

    /// Pops this entry and all above it.
    @discardableResult
    public func pop(
        _ entry: EntryID,
        at place: Place = .current
    ) async throws(NavigationClientError) -> NavigationOutcome {
        try await change("pop", place) { $0.add("entry", entry.rawValue) }
    }

    /// Empties a navigator's path.
    @discardableResult
    public func popAll(at place: Place = .current) async throws(NavigationClientError) -> NavigationOutcome {
        try await change("popAll", place)
    }

    /// Empties every path of the scene.
    @discardableResult
    public func popAny(
        scene: String? = nil,
        ifRevision: Int? = nil
    ) async throws(NavigationClientError) -> NavigationOutcome {
        try await change("popAny", Place(scene: scene, ifRevision: ifRevision))
    }

    /// Pops, else dismisses, else is refused with `at_root`.
    @discardableResult
    public func back(at place: Place = .current) async throws(NavigationClientError) -> NavigationOutcome {
        try await change("back", place)
    }

    /// Closes this presented navigator; never pops.
    @discardableResult
    public func dismiss(at place: Place = .current) async throws(NavigationClientError) -> NavigationOutcome {
        try await change("dismiss", place)
    }

    /// Closes what a navigator presents.
    @discardableResult
    public func dismissPresented(at place: Place = .current) async throws(NavigationClientError) -> NavigationOutcome {
        try await change("dismissPresented", place)
    }

    /// Closes every presentation at a navigator or below it, itself excepted.
    @discardableResult
    public func dismissChildren(at place: Place = .current) async throws(NavigationClientError) -> NavigationOutcome {
        try await change("dismissChildren", place)
    }

    /// Closes every presentation of the scene.
    @discardableResult
    public func dismissAny(
        scene: String? = nil,
        ifRevision: Int? = nil
    ) async throws(NavigationClientError) -> NavigationOutcome {
        try await change("dismissAny", Place(scene: scene, ifRevision: ifRevision))
    }

    /// Closes every presentation and empties every path of the scene.
    @discardableResult
    public func reset(
        scene: String? = nil,
        ifRevision: Int? = nil
    ) async throws(NavigationClientError) -> NavigationOutcome {
        try await change("reset", Place(scene: scene, ifRevision: ifRevision))
    }

    func change(
        _ method: String,
        _ place: Place,
        _ add: (inout ParameterWriter) -> Void = { _ in }
    ) async throws(NavigationClientError) -> NavigationOutcome {
        var parameters = ParameterWriter()
        parameters.add(place)
        add(&parameters)
        return try NavigationOutcome(try await call(method, parameters.finish()))
    }
}

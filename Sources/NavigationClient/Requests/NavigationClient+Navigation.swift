/// Whether a presentation may replace the one that its presenter already shows.
public enum OccupiedPolicy: String, Sendable {
    /// Closes the present one.
    case replace
    /// Refuses the request with `occupied`.
    case refuse
}

/// The effect of a push when the path already shows the same destination: the same type with equal arguments.
public enum PresentPolicy: String, Sendable {
    /// Pushes another entry.
    case push
    /// Goes back to the existing entry.
    case back
    /// Moves the existing entry to the top; it keeps its id.
    case raise
    /// Pushes and removes the older ones. Does nothing when it is already on top.
    case single
    /// Replaces the top entry. Does nothing when it is already on top.
    case replaceTop
    /// Empties the path first. When it is already on top, removes only the entries below it.
    case clear
}

/// Showing and removing destinations.
///
/// Besides the refusals that a method names, every place can be refused with `unknown_scene`, `unknown_navigator` or
/// `revision_mismatch`. Every destination can be refused with:
///
/// - `unknown_destination`: its type is not registered.
/// - `invalid_arguments`: its arguments do not fit the schema of its type.
/// - `path_refused`: a rule forbids it there.
/// - `denied`: a guard refuses it.
/// - `limit_reached`: the scene is full.
extension NavigationClient {
    /// Shows a destination by `method`; without it, by its type's method; without that, by a push.
    ///
    /// - Parameters:
    ///   - destination: the destination to show.
    ///   - place: where to show it.
    ///   - method: how to show it, such as `push` or `sheet`.
    ///   - name: the name of the new navigator, for a presentation.
    ///   - ifOccupied: what to do when the navigator already presents something; nil replaces it.
    ///   - buttons: up to 16 answers to an alert or a dialog.
    ///   - ifPresent: what to do when the path already shows the same destination; nil pushes another.
    ///   - isTransient: whether the entry is removed as soon as another is pushed over it.
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

    /// Pushes a destination on a navigator's path. Refused with `no_stack` when the navigator has no path.
    ///
    /// - Parameters:
    ///   - destination: the destination to push.
    ///   - place: the navigator.
    ///   - ifPresent: what to do when the path already shows the same destination; nil pushes another.
    ///   - isTransient: whether the entry is removed as soon as another is pushed over it.
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

    /// Presents a destination over a navigator by `method`; without it, by its type's method; without that, as a sheet.
    ///
    /// - Parameters:
    ///   - destination: the destination to present.
    ///   - place: the navigator that presents it.
    ///   - method: how to show it, such as `cover`.
    ///   - name: the name of the new navigator.
    ///   - ifOccupied: what to do when the navigator already presents something; nil replaces it.
    ///   - buttons: up to 16 answers to an alert or a dialog.
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

    /// Replaces an entry with a destination; without `entry`, the top entry of the navigator. Refused with `at_root`
    /// when the path is empty, and with `unknown_entry`.
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

    /// Pops the top entry, or `count` entries. Refused with `at_root` when the path is empty, and with `out_of_range`
    /// when it has fewer entries.
    @discardableResult
    public func pop(count: Int = 1, at place: Place = .current) async throws(NavigationClientError) -> NavigationOutcome
    {
        try await change("pop", place) { $0.add("count", count) }
    }

    /// Pops entries until this number is left. Refused with `at_root` when the path is empty, and with `out_of_range`
    /// when nothing would be popped.
    @discardableResult
    public func pop(
        leaving entries: Int,
        at place: Place = .current
    ) async throws(NavigationClientError) -> NavigationOutcome {
        try await change("pop", place) { $0.add("to", entries) }
    }

    /// Pops this entry and all above it. Refused with `unknown_entry`, and with `at_root` when it is not in a path.
    @discardableResult
    public func pop(
        _ entry: EntryID,
        at place: Place = .current
    ) async throws(NavigationClientError) -> NavigationOutcome {
        try await change("pop", place) { $0.add("entry", entry.rawValue) }
    }

    /// Pops all entries above the nearest one of a type: of the path from the top down, then of the navigator's root.
    /// Refused with `type_not_shown` when nothing on the way shows the type.
    ///
    /// - Parameter throughPresenters: whether the search goes on at the presenters, and closes what they present.
    @discardableResult
    public func pop(
        toNearest type: String,
        throughPresenters: Bool = false,
        at place: Place = .current
    ) async throws(NavigationClientError) -> NavigationOutcome {
        try await change("pop", place) { parameters in
            parameters.add("toType", type)
            parameters.add("presenters", throughPresenters ? true : nil)
        }
    }

    /// Empties a navigator's path. An empty path is not an error.
    @discardableResult
    public func popAll(at place: Place = .current) async throws(NavigationClientError) -> NavigationOutcome {
        try await change("popAll", place)
    }

    /// Empties every path of the scene. Refused with `locked` when the scene has a lock.
    @discardableResult
    public func popAny(
        scene: String? = nil,
        ifRevision: Int? = nil,
        ifNavigation: Int? = nil
    ) async throws(NavigationClientError) -> NavigationOutcome {
        try await change("popAny", Place(scene: scene, ifRevision: ifRevision, ifNavigation: ifNavigation))
    }

    /// Pops one entry. Dismisses the presentation when its path is empty. Refused with `at_root` when neither is
    /// possible.
    @discardableResult
    public func back(at place: Place = .current) async throws(NavigationClientError) -> NavigationOutcome {
        try await change("back", place)
    }

    /// Closes a presentation; never pops. Refused with `not_presented` when the navigator is not a presentation.
    @discardableResult
    public func dismiss(at place: Place = .current) async throws(NavigationClientError) -> NavigationOutcome {
        try await change("dismiss", place)
    }

    /// Closes the presentation over a navigator, if there is one.
    @discardableResult
    public func dismissPresented(at place: Place = .current) async throws(NavigationClientError) -> NavigationOutcome {
        try await change("dismissPresented", place)
    }

    /// Closes every presentation over a navigator and over those below it, but not the navigator itself.
    @discardableResult
    public func dismissChildren(at place: Place = .current) async throws(NavigationClientError) -> NavigationOutcome {
        try await change("dismissChildren", place)
    }

    /// Closes every presentation of the scene. Refused with `locked` when the scene has a lock.
    @discardableResult
    public func dismissAny(
        scene: String? = nil,
        ifRevision: Int? = nil,
        ifNavigation: Int? = nil
    ) async throws(NavigationClientError) -> NavigationOutcome {
        try await change("dismissAny", Place(scene: scene, ifRevision: ifRevision, ifNavigation: ifNavigation))
    }

    /// Closes every presentation and empties every path of the scene. Refused with `locked` when the scene has a lock.
    @discardableResult
    public func reset(
        scene: String? = nil,
        ifRevision: Int? = nil,
        ifNavigation: Int? = nil
    ) async throws(NavigationClientError) -> NavigationOutcome {
        try await change("reset", Place(scene: scene, ifRevision: ifRevision, ifNavigation: ifNavigation))
    }

    /// Sends a request that changes a tree, with the parameters of its place and those that `add` writes.
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

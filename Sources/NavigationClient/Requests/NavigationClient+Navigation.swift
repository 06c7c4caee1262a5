/// Showing typed destinations: cases of a ``NavigationDestination``, or a ``Destination`` of any module.
///
/// Everything else that changes a tree is a function of ``NavigationClient/contract``.
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
    ///   - transient: whether the entry is removed as soon as another is pushed over it.
    @discardableResult
    public func navigate(
        to destination: some DestinationRepresentable,
        at place: Place = .current,
        method: String? = nil,
        name: String? = nil,
        ifOccupied: Contract.IfOccupied? = nil,
        buttons: [Contract.Button]? = nil,
        ifPresent: Contract.IfPresent? = nil,
        transient: Bool? = nil
    ) async throws(NavigationClientError) -> Contract.NavigateResult {
        let shown = try destination.destination
        return try await contract.navigate(
            type: shown.type,
            arguments: shown.arguments,
            scene: place.scene,
            ifRevision: place.ifRevision,
            ifNavigation: place.ifNavigation,
            navigator: place.navigator,
            fromEntry: place.fromEntry,
            hints: shown.hints,
            method: method,
            name: name,
            ifOccupied: ifOccupied,
            buttons: buttons,
            ifPresent: ifPresent,
            transient: transient
        )
    }

    /// Shows a destination and waits for its result: the answer to an alert, the value with which the entry is closed,
    /// or the way in which it was removed.
    ///
    /// The result has its ``Contract/NavigateResult/outcome``: `answered`, `dismissed`, `replaced`, `provider_gone`, or
    /// `redirected`. The other parameters are those of
    /// ``navigate(to:at:method:name:ifOccupied:buttons:ifPresent:transient:)``.
    ///
    /// A cancelled task, or one that waits longer than `timeout`, stops waiting and leaves the entry open.
    ///
    /// - Parameter timeout: how long to wait; nil waits without a limit.
    public func result(
        of destination: some DestinationRepresentable,
        at place: Place = .current,
        method: String? = nil,
        buttons: [Contract.Button]? = nil,
        name: String? = nil,
        ifOccupied: Contract.IfOccupied? = nil,
        timeout: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.NavigateResult {
        let shown = try destination.destination
        return try await contract.navigate(
            type: shown.type,
            arguments: shown.arguments,
            scene: place.scene,
            ifRevision: place.ifRevision,
            ifNavigation: place.ifNavigation,
            navigator: place.navigator,
            fromEntry: place.fromEntry,
            hints: shown.hints,
            method: method,
            name: name,
            ifOccupied: ifOccupied,
            buttons: buttons,
            forResult: true,
            within: timeout ?? .asLongAsItTakes
        )
    }

    /// Pushes a destination on a navigator's path. Refused with `no_stack` when the navigator has no path.
    ///
    /// - Parameters:
    ///   - destination: the destination to push.
    ///   - place: the navigator.
    ///   - ifPresent: what to do when the path already shows the same destination; nil pushes another.
    ///   - transient: whether the entry is removed as soon as another is pushed over it.
    @discardableResult
    public func push(
        _ destination: some DestinationRepresentable,
        at place: Place = .current,
        ifPresent: Contract.IfPresent? = nil,
        transient: Bool? = nil
    ) async throws(NavigationClientError) -> Contract.PushResult {
        let shown = try destination.destination
        return try await contract.push(
            type: shown.type,
            arguments: shown.arguments,
            scene: place.scene,
            ifRevision: place.ifRevision,
            ifNavigation: place.ifNavigation,
            navigator: place.navigator,
            fromEntry: place.fromEntry,
            hints: shown.hints,
            ifPresent: ifPresent,
            transient: transient
        )
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
        _ destination: some DestinationRepresentable,
        at place: Place = .current,
        method: String? = nil,
        name: String? = nil,
        ifOccupied: Contract.IfOccupied? = nil,
        buttons: [Contract.Button]? = nil
    ) async throws(NavigationClientError) -> Contract.PushResult {
        let shown = try destination.destination
        return try await contract.present(
            type: shown.type,
            arguments: shown.arguments,
            scene: place.scene,
            ifRevision: place.ifRevision,
            ifNavigation: place.ifNavigation,
            navigator: place.navigator,
            fromEntry: place.fromEntry,
            hints: shown.hints,
            method: method,
            name: name,
            ifOccupied: ifOccupied,
            buttons: buttons
        )
    }

    /// Replaces an entry with a destination; without `entry`, the top entry of the navigator. Refused with `at_root`
    /// when the path is empty, and with `unknown_entry`.
    @discardableResult
    public func replace(
        _ entry: String? = nil,
        with destination: some DestinationRepresentable,
        at place: Place = .current
    ) async throws(NavigationClientError) -> Contract.CreateNavigatorResult {
        let shown = try destination.destination
        return try await contract.replace(
            type: shown.type,
            arguments: shown.arguments,
            scene: place.scene,
            ifRevision: place.ifRevision,
            ifNavigation: place.ifNavigation,
            navigator: place.navigator,
            fromEntry: place.fromEntry,
            hints: shown.hints,
            entry: entry
        )
    }
}

/// The default deadline of requests that wait for a person.
extension Duration {
    /// Ten years.
    static let asLongAsItTakes: Duration = .seconds(3_653 * 86_400)
}

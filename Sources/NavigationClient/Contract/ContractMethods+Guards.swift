// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract.Methods {
    /// Asks this session before a request shows or removes what the guard is about, or selects another stack.
    /// The session gets `guard.ask`; the request waits, and so do requests that would change the same
    /// navigators. The host asks guards one after the other: by their order, then by their age. A guard ends
    /// with `guard.remove`, and with the navigator or the scene that it was added for. It ends with its session
    /// as well, unless `away` says what holds while its module is away.
    ///
    /// Sends `guard.add`. Refused with `limit_reached`, `unknown_scene`, `unknown_navigator`,
    /// `invalid_request`, `invalid_params`, `too_deep`, `answer_too_large`, `shutting_down`, `store_failed`,
    /// `not_allowed`, `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - name: The name of the guard for people.
    ///   - on: When it is asked: before something is shown (`enter`), before something goes (`leave`), or before
    ///     another stack of a navigator comes to the front (`select`).
    ///   - types: Types that it is about: `shop.item`, `shop.*`, or `*`. With `roles` left out too, all of them. On
    ///     `select`, one of the two stacks must show such a type.
    ///   - roles: Roles that it is about, in any module's types.
    ///   - scene: Only this scene; all when left out.
    ///   - navigator: Only this navigator and what is below it; on `select`, one of the two stacks.
    ///   - order: Guards with a lower number are asked first; 0 when left out.
    ///   - timeout: Seconds that it has to answer: the limit `question` when left out, at most the limit
    ///     `questionMaximum`.
    ///   - default: The verdict when it does not answer in time, or gives an invalid answer; `deny` when left out.
    ///   - away: The answer that holds while the guard's module is away: `allow`, `deny`, or `wait` until the module
    ///     has added the guard again, at most for `timeout`. The guard ends with its session when left out.
    ///   - module: The module of a guard with `away`, one of this session; a session with several modules must say it.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The guard's id.
    @discardableResult
    public func addGuard(
        name: String,
        on: Contract.GuardOn,
        types: [String]? = nil,
        roles: [String]? = nil,
        scene: String? = nil,
        navigator: String? = nil,
        order: Int? = nil,
        timeout: Double? = nil,
        default: Contract.GuardDefault? = nil,
        away: Contract.GuardAway? = nil,
        module: String? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.AddGuardResult {
        var parameters = ContractWriter()
        parameters.add("name", name)
        parameters.add("on", on)
        parameters.addIfGiven("types", types)
        parameters.addIfGiven("roles", roles)
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("navigator", navigator)
        parameters.addIfGiven("order", order)
        parameters.addIfGiven("timeout", timeout)
        parameters.addIfGiven("default", `default`)
        parameters.addIfGiven("away", away)
        parameters.addIfGiven("module", module)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("guard.add", parameters, within: within)
    }

    /// Removes a guard of this session, or of any module that is away. A request that waits for its vote goes
    /// on without it.
    ///
    /// Sends `guard.remove`. Refused with `unknown_guard`, `not_owner`, `invalid_request`, `invalid_params`,
    /// `too_deep`, `limit_reached`, `answer_too_large`, `shutting_down`, `store_failed`, `not_allowed`,
    /// `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - guard: The guard's id.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The guard's id.
    @discardableResult
    public func removeGuard(
        guard: String,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.AddGuardResult {
        var parameters = ContractWriter()
        parameters.add("guard", `guard`)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("guard.remove", parameters, within: within)
    }

    /// Lists the guards, in the order in which they are asked.
    ///
    /// Sends `guard.list`. Refused with `unknown_scene`, `invalid_request`, `invalid_params`, `too_deep`,
    /// `limit_reached`, `answer_too_large`, `shutting_down`, `store_failed`, `not_allowed`, `engine_away`,
    /// `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - scene: Only the guards that are asked about this scene.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The guards, in the order in which they are asked.
    @discardableResult
    public func guards(
        scene: String? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.GuardsResult {
        var parameters = ContractWriter()
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("guard.list", parameters, within: within)
    }
}

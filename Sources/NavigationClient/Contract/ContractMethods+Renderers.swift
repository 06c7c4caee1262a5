// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract.Methods {
    /// Says that this connection draws a scene, where a person's attention is, and what it could not draw. The
    /// report replaces the former one of the connection for the scene. It ends with the connection and with the
    /// scene. The tree does not change: others see it in `renderer.list` and `host.watch`.
    ///
    /// Sends `renderer.report`. Refused with `unknown_scene`, `limit_reached`, `invalid_request`,
    /// `invalid_params`, `too_deep`, `answer_too_large`, `shutting_down`, `store_failed`, `not_allowed`,
    /// `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - scene: The scene to act on; `main` when left out.
    ///   - focus: The place that has a person's attention; none when left out.
    ///   - undrawn: The parts that it could not draw; none when left out.
    ///   - ends: True when it draws the scene no longer; false when left out.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: Whether that is news.
    @discardableResult
    public func reportRendering(
        scene: String? = nil,
        focus: Contract.RendererFocus? = nil,
        undrawn: [Contract.RendererGap]? = nil,
        ends: Bool? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.ReportRenderingResult {
        var parameters = ContractWriter()
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("focus", focus)
        parameters.addIfGiven("undrawn", undrawn)
        parameters.addIfGiven("ends", ends)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("renderer.report", parameters, within: within)
    }

    /// The connections that draw scenes, as their last reports say, by scene and connection.
    ///
    /// Sends `renderer.list`. Refused with `unknown_scene`, `invalid_request`, `invalid_params`, `too_deep`,
    /// `limit_reached`, `answer_too_large`, `shutting_down`, `store_failed`, `not_allowed`, `engine_away`,
    /// `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - scene: Only the renderers of this scene; of all when left out.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The renderers. Entries that are not there any more are left out.
    @discardableResult
    public func renderers(
        scene: String? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.RenderersResult {
        var parameters = ContractWriter()
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("renderer.list", parameters, within: within)
    }
}

// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract.Methods {
    /// Sends values one after the other. Each goes to the receiver that is nearest to the current navigator,
    /// and its answer says how the sequence goes on. The host answers once, at the end. When the sender's
    /// connection ends, the host still sends the rest, unless the sequence is `ephemeral`.
    ///
    /// Sends `send`. Refused with `unknown_scene`, `unknown_navigator`, `revision_mismatch`, `limit_reached`,
    /// `no_receiver`, `receiver_gone`, `receiver_timeout`, `receiver_error`, `unknown_destination`,
    /// `invalid_arguments`, `no_stack`, `path_refused`, `cancelled`, `unknown_entry`, `name_in_use`,
    /// `occupied`, `token_reused`, `locked`, `root_fixed`, `not_selectable`, `at_root`, `out_of_range`,
    /// `type_not_shown`, `not_presented`, `not_owner`, `unknown_link`, `unknown_attachment`, `invalid_schema`,
    /// `cannot_return`, `unknown_trigger`, `unknown_module`, `not_flow_owner`, `outside_flow`, `no_column`,
    /// `no_alert`, `unknown_answer`, `invalid_state`, `denied`, `redirect_loop`, `question_cycle`,
    /// `unknown_question`, `activation_failed`, `activation_timeout`, `module_exited`, `crash_budget_spent`,
    /// `destination_not_registered`, `module_stopped`, `invalid_request`, `invalid_params`, `too_deep`,
    /// `answer_too_large`, `shutting_down`, `store_failed`, `not_allowed`, `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - values: The values, in the order in which they are sent.
    ///   - scene: The scene to act on; `main` when left out.
    ///   - ifRevision: The request is refused unless the scene is at this revision.
    ///   - ifNavigation: The request is refused if a revision after this one has navigated. Content, hints and
    ///     attachments do not count.
    ///   - navigator: Id or name of the navigator to act on; the current one when left out.
    ///   - fromEntry: The entry that the request comes from: the request acts on the navigator that shows it.
    ///   - name: The sequence's name, for people: 1 to 128 bytes.
    ///   - ephemeral: Whether the sequence ends with the session that sends it; false when left out.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The outcome of each value, in the order in which the values were settled.
    @discardableResult
    public func send(
        values: [Contract.SentItem],
        scene: String? = nil,
        ifRevision: Int? = nil,
        ifNavigation: Int? = nil,
        navigator: String? = nil,
        fromEntry: String? = nil,
        name: String? = nil,
        ephemeral: Bool? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.SequenceResult {
        var parameters = ContractWriter()
        parameters.add("values", values)
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("ifRevision", ifRevision)
        parameters.addIfGiven("ifNavigation", ifNavigation)
        parameters.addIfGiven("navigator", navigator)
        parameters.addIfGiven("fromEntry", fromEntry)
        parameters.addIfGiven("name", name)
        parameters.addIfGiven("ephemeral", ephemeral)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("send", parameters, within: within)
    }

    /// Lets paused sequences go on: one of them, or all of a scene. Any client may. A sequence that has gone on
    /// already is left alone.
    ///
    /// Sends `resume`. Refused with `unknown_scene`, `unknown_sequence`, `invalid_request`, `invalid_params`,
    /// `too_deep`, `limit_reached`, `answer_too_large`, `shutting_down`, `store_failed`, `not_allowed`,
    /// `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - scene: All paused sequences of this scene; of `main` when both are left out.
    ///   - sequence: Only this sequence, whoever sent it.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The sequences that go on now, oldest first.
    @discardableResult
    public func resume(
        scene: String? = nil,
        sequence: String? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.ResumeResult {
        var parameters = ContractWriter()
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("sequence", sequence)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("resume", parameters, within: within)
    }

    /// Ends paused sequences: one of them, or all of a scene. Their senders get the outcome `cancelled`.
    ///
    /// Sends `cancelResume`. Refused with `unknown_scene`, `unknown_sequence`, `invalid_request`,
    /// `invalid_params`, `too_deep`, `limit_reached`, `answer_too_large`, `shutting_down`, `store_failed`,
    /// `not_allowed`, `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - scene: All paused sequences of this scene; of `main` when both are left out.
    ///   - sequence: Only this sequence, whoever sent it.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The sequences that were cancelled, oldest first.
    @discardableResult
    public func cancelResume(
        scene: String? = nil,
        sequence: String? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.CancelResumeResult {
        var parameters = ContractWriter()
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("sequence", sequence)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("cancelResume", parameters, within: within)
    }

    /// Lists the sequences that have not ended, oldest first.
    ///
    /// Sends `sequence.list`. Refused with `unknown_scene`, `invalid_request`, `invalid_params`, `too_deep`,
    /// `limit_reached`, `answer_too_large`, `shutting_down`, `store_failed`, `not_allowed`, `engine_away`,
    /// `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - scene: Only sequences of this scene.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The sequences, oldest first.
    @discardableResult
    public func sequences(
        scene: String? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.SequencesResult {
        var parameters = ContractWriter()
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("sequence.list", parameters, within: within)
    }
}

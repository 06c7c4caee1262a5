// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract.Methods {
    /// Sets the handler of the question `entry.ask`. A client has sent a message about an entry that this
    /// module provides. The client waits for the answer.
    ///
    /// An error of the handler is the error of the request that waits.
    public func answerEntryAsk(
        with handler: @escaping @Sendable (Contract.EntryAskQuestion) async throws -> JSONPayload
    ) {
        answer("entry.ask", with: handler)
    }

    /// Sets the handler of the question `guard.ask`. A request would show or remove what a guard of this
    /// session is about, or select another stack. The request waits for the vote, and nothing of it has
    /// happened.
    ///
    /// An error of the handler is the error of the request that waits.
    public func answerGuardAsk(
        with handler: @escaping @Sendable (Contract.GuardAskQuestion) async throws -> Contract.GuardAskAnswer
    ) {
        answer("guard.ask", with: handler)
    }

    /// Sets the handler of the question `value.receive`. A sequence sends a value, a destination or a route to
    /// a receiver of this session. The sequence waits for the answer.
    ///
    /// An error of the handler is the error of the request that waits.
    public func answerValueReceive(
        with handler:
            @escaping @Sendable (Contract.ValueReceiveQuestion) async throws -> Contract.ValueReceiveAnswer?
    ) {
        answer("value.receive", with: handler)
    }

    /// Sets the handler of the question `url.resolve`. A client opens or resolves a URL that fits a pattern
    /// which this module registered with `ask`. The client waits for the answer.
    ///
    /// An error of the handler is the error of the request that waits.
    public func answerURLResolve(
        with handler: @escaping @Sendable (Contract.URLResolveQuestion) async throws -> [Contract.SentItem]?
    ) {
        answer("url.resolve", with: handler)
    }

    /// Sets the handler of the question `type.migrate`. This module registered a newer version of a type, and a
    /// scene shows entries with arguments of older ones. Each question is about 256 entries at most.
    ///
    /// An error of the handler is the error of the request that waits.
    public func answerTypeMigrate(
        with handler: @escaping @Sendable (Contract.TypeMigrateQuestion) async throws -> [JSONPayload?]
    ) {
        answer("type.migrate", with: handler)
    }

    /// Sets the handler of the question `type.provide`. A scene shows entries of a type that this module
    /// registered with `provides`. Each question is about 256 entries at most. Content must fit the schema that
    /// the type declares for it; content that does not is `failed`, as after an error or a missing answer.
    ///
    /// An error of the handler is the error of the request that waits.
    public func answerTypeProvide(
        with handler:
            @escaping @Sendable (Contract.TypeProvideQuestion) async throws -> [Contract.TypeProvideAnswerItem?]
    ) {
        answer("type.provide", with: handler)
    }
}

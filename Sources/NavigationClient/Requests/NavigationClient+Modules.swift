/// Registering modules. After a reconnection the client sends these requests again.
extension NavigationClient {
    /// Registers a module with everything that it has: all of it, or nothing when the request is refused. After a
    /// reconnection the client sends the same request again.
    ///
    /// Refused with `name_taken` when another session owns the module, and with `invalid_schema`, `limit_reached`,
    /// `unknown_scene`, `unknown_navigator`, `url_conflict` and `url_pattern_invalid`. The refusal's data names the
    /// `list` and the `index` of the part that it is about.
    ///
    /// - Parameter handler: answers messages to entries of these types; nil leaves the handlers as they are.
    @discardableResult
    public func register(
        _ registration: ModuleRegistration,
        answering handler: QuestionHandler? = nil
    ) async throws(NavigationClientError) -> Contract.RegisterResult {
        // Set before the request is sent, because a question may follow the answer in the same read.
        if let handler {
            for destination in registration.destinations { core.handlers.set(handler, forType: destination.type) }
        }
        for handler in registration.handlers { core.handlers.set(handler) }
        let subject = Renewals.Subject.module(registration.module)
        return try await renewed(core.newNumber(), replacing: registration.replaces, { _ in subject }).register(
            module: registration.module,
            destinations: registration.destinations,
            version: registration.version,
            title: registration.title,
            presentations: registration.presentations,
            navigator: registration.navigator,
            scene: registration.scene,
            takeOver: registration.takeOver ? true : nil,
            guards: registration.guards?.map(\.item),
            receivers: registration.receivers?.map(\.item),
            urls: registration.urls?.map(\.item),
            mappings: registration.mappings,
            flows: registration.flows,
            replaces: registration.replaces ? true : nil
        )
    }

    /// Removes a module, or some of its types, which are not renewed any more. Returns the removed types.
    ///
    /// Refused with `unknown_module`, `unknown_destination`, and `not_owner` when another session owns the module.
    @discardableResult
    public func unregister(
        _ module: String,
        types: [String]? = nil
    ) async throws(NavigationClientError) -> [String] {
        let result = try await contract.unregister(module: module, types: types)
        if let types { core.forget(types: types, of: module) } else { core.forget(.module(module)) }
        return result.unregistered
    }

    /// The methods of the host, for one request that the client sends again after a reconnection.
    ///
    /// - Parameters:
    ///   - number: the client's own number for the request.
    ///   - replaces: whether earlier requests about the module are not renewed any more.
    ///   - subject: what the request is about, by the host's answer.
    func renewed(
        _ number: Int,
        replacing replaces: Bool = false,
        _ subject: @escaping @Sendable (JSONPayload) -> Renewals.Subject
    ) -> Contract.Methods {
        Contract.Methods(handlers: core.handlers) { method, parameters, timeout throws(NavigationClientError) in
            let answer = try await self.call(method, parameters, timeout: timeout)
            self.core.setUp(
                Renewals.Renewal(
                    number: number,
                    subject: subject(answer),
                    method: method,
                    parameters: parameters.bytes,
                    answer: answer
                ),
                replacing: replaces
            )
            return answer
        }
    }
}

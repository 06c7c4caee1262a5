/// Registering modules, and general requests.
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
    ) async throws(NavigationClientError) -> RegistrationOutcome {
        // Set before the request is sent, because a question may follow the answer in the same read.
        if let handler {
            for destination in registration.destinations {
                await answerQuestions(about: destination.type, with: handler)
            }
        }
        for handler in registration.handlers { core.handlers.set(handler) }
        let parameters = registration.parameters
        let answer = try await call("module.register", parameters)
        core.setUp(
            .module(registration.module),
            "module.register",
            parameters,
            answer,
            replacing: registration.replaces
        )
        return try RegistrationOutcome(answer)
    }

    /// Removes a module, or some of its types, which are not renewed any more. Returns the removed types.
    ///
    /// Refused with `unknown_module`, `unknown_destination`, and `not_owner` when another session owns the module.
    @discardableResult
    public func unregister(
        _ module: String,
        types: [String]? = nil
    ) async throws(NavigationClientError) -> [String] {
        var parameters = ParameterWriter()
        parameters.add("module", module)
        parameters.add("types", types)
        let answer = try await call("module.unregister", parameters.finish())
        if let types { core.forget(types: types, of: module) } else { core.forget(.module(module)) }
        return try PayloadObject(answer, of: "the answer to module.unregister").strings("unregistered")
    }

    /// The registered destination types by name: all, or those of a module. Refused with `unknown_module`.
    public func destinations(module: String? = nil) async throws(NavigationClientError) -> [DestinationType] {
        var parameters = ParameterWriter()
        parameters.add("module", module)
        let answer = try await call("destination.list", parameters.finish())
        var types: [DestinationType] = []
        for item in try PayloadObject(answer, of: "the answer to destination.list").list("destinations") {
            types.append(try DestinationType(item))
        }
        return types
    }

    /// Gives the host this client's name for its list of sessions. Returns the host's version, capabilities and limits.
    ///
    /// Refused with `missing_capability` when the host lacks one of the `required` capabilities, and with `not_allowed`
    /// when the host's access document has no such secret.
    @discardableResult
    public func hello(
        name: String,
        version: String? = nil,
        required: [String] = [],
        secret: String? = nil
    ) async throws(NavigationClientError) -> JSONPayload {
        var parameters = ParameterWriter()
        parameters.add("name", name)
        parameters.add("version", version)
        parameters.add("secret", secret)
        if !required.isEmpty { parameters.add("capabilities", ["required": .array(required.map { JSONPayload($0) })]) }
        return try await call("hello", parameters.finish())
    }

    /// Checks that the host answers.
    public func ping() async throws(NavigationClientError) {
        _ = try await call("ping")
    }
}

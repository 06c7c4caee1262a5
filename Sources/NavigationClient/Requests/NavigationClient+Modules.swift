extension NavigationClient {
    /// Registers a module with its destinations, all or nothing; after a reconnection it is registered again. With `answering`, the handler answers the questions about its types.
    @discardableResult
    public func register(
        _ registration: ModuleRegistration,
        answering handler: QuestionHandler? = nil
    ) async throws(NavigationClientError) -> RegistrationOutcome {
        // Before the request: a question may follow the answer in the same read.
        if let handler {
            for destination in registration.destinations {
                await answerQuestions(about: destination.type, with: handler)
            }
        }
        let parameters = registration.parameters
        let answer = try await call("module.register", parameters)
        core.setUp(.module(registration.module), "module.register", parameters, answer)
        return try RegistrationOutcome(answer)
    }

    /// Takes back a module, or some of its types, and gives the types that are gone.
    @discardableResult
    public func unregister(
        _ module: String,
        types: [String]? = nil
    ) async throws(NavigationClientError) -> [String] {
        var parameters = ParameterWriter()
        parameters.add("module", module)
        parameters.add("types", types)
        let answer = try await call("module.unregister", parameters.finish())
        if types == nil { core.forget(.module(module)) }
        return try PayloadObject(answer, of: "the answer to module.unregister").strings("unregistered")
    }

    /// The destination types that are registered, by name: all, or those of a module.
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

    /// Tells the host who this is; for its list of sessions. `required` capabilities that it lacks make it refuse.
    @discardableResult
    public func hello(
        name: String,
        version: String? = nil,
        required: [String] = []
    ) async throws(NavigationClientError) -> JSONPayload {
        var parameters = ParameterWriter()
        parameters.add("name", name)
        parameters.add("version", version)
        if !required.isEmpty { parameters.add("capabilities", ["required": .array(required.map { JSONPayload($0) })]) }
        return try await call("hello", parameters.finish())
    }

    /// Asks whether the host answers.
    public func ping() async throws(NavigationClientError) {
        _ = try await call("ping")
    }
}

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
        var parameters = ParameterWriter()
        parameters.add("module", registration.module)
        parameters.add("version", registration.version)
        parameters.add("title", registration.title)
        parameters.add("destinations", .array(registration.destinations.map(\.payload)))
        parameters.add("takeOver", registration.takeOver ? true : nil)
        let written = parameters.finish()
        let outcome = try RegistrationOutcome(try await call("module.register", written))
        core.registered(registration.module, written)
        return outcome
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
        if types == nil { core.lost(module) }
        return try PayloadObject(answer, of: "the answer to module.unregister").strings("unregistered")
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

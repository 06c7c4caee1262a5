/// A guard to be added: what it is about, and when it is asked.
public struct GuardRequest: Sendable {
    /// What holds when a guard gives no verdict.
    public enum Default: String, Sendable {
        /// The request goes on.
        case allow
        /// The request is refused, and says `byDefault`.
        case deny
    }

    /// What people know it by. Guards of one client with the same name have the same handler.
    public var name: String
    /// When it is asked.
    public var moment: GuardMoment
    /// Types that it is about: `shop.item`, `shop.*`, or `*`. With no roles either, all of them.
    public var types: [String]
    /// Roles that it is about, whoever provides the types that have them.
    public var roles: [String]
    /// Only this scene; every one when nil.
    public var scene: String?
    /// Only this navigator, by id or name, and what is below it.
    public var navigator: String?
    /// Guards with a lower number are asked first; 0 when nil.
    public var order: Int?
    /// How long it has to answer; the host's limit for questions when nil.
    public var timeout: Duration?
    /// What holds without a verdict; ``Default/deny`` when nil.
    public var `default`: Default?

    /// A guard about everything, unless something else is said.
    public init(
        _ name: String,
        on moment: GuardMoment = .enter,
        types: [String] = [],
        roles: [String] = [],
        scene: String? = nil,
        navigator: String? = nil,
        order: Int? = nil,
        timeout: Duration? = nil,
        default: Default? = nil
    ) {
        self.name = name
        self.moment = moment
        self.types = types
        self.roles = roles
        self.scene = scene
        self.navigator = navigator
        self.order = order
        self.timeout = timeout
        self.default = `default`
    }

    var parameters: [UInt8] {
        var parameters = ParameterWriter()
        parameters.add("name", name)
        parameters.add("on", moment.rawValue)
        parameters.add("types", types.isEmpty ? nil : types)
        parameters.add("roles", roles.isEmpty ? nil : roles)
        parameters.add("scene", scene)
        parameters.add("navigator", navigator)
        parameters.add("order", order)
        parameters.add("timeout", seconds: timeout)
        parameters.add("default", `default`?.rawValue)
        return parameters.finish()
    }
}

/// A guard that this client has added, for ``NavigationClient/removeGuard(_:)``.
public struct AddedGuard: Hashable, Sendable {
    /// The id that the host gave it when it was added; after a reconnection it has another.
    public let id: GuardID
    let number: Int
}

extension NavigationClient {
    /// Lets `handler` vote before what the guard is about is shown, or goes. Until it has voted the request waits; the handler may navigate meanwhile.
    ///
    /// The guard ends with ``removeGuard(_:)``, with the navigator or the scene that it is for, and with the client; after a reconnection it is added again.
    /// Refused with `unknown_scene`, `unknown_navigator` and `limit_reached`.
    @discardableResult
    public func addGuard(
        _ request: GuardRequest,
        voting handler: @escaping GuardHandler
    ) async throws(NavigationClientError) -> AddedGuard {
        // Before the request: a question may follow the answer in the same read.
        core.handlers.set(
            { question in try await handler(try GuardQuestion(question)).payload },
            forMethod: "guard.ask",
            about: request.name
        )
        let parameters = request.parameters
        let answer = try await call("guard.add", parameters)
        let id = try PayloadObject(answer, of: "the answer to guard.add").string("guard")
        return AddedGuard(
            id: GuardID(rawValue: id),
            number: core.setUp(.voter, "guard.add", parameters, answer)
        )
    }

    /// Takes a guard of this client away; a request that waits for its vote goes on without it. Refused with `unknown_guard` when it has ended.
    public func removeGuard(_ guard: AddedGuard) async throws(NavigationClientError) {
        var parameters = ParameterWriter()
        parameters.add("guard", core.answer(`guard`.number)?["guard"]?.string ?? `guard`.id.rawValue)
        core.forget(`guard`.number)
        _ = try await call("guard.remove", parameters.finish())
    }
}

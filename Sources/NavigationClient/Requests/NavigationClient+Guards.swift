/// A guard to add: the entries that it concerns, and when it is asked.
public struct GuardRequest: Sendable {
    /// The decision when a guard gives no verdict in time.
    public enum Default: String, Sendable {
        /// The request continues.
        case allow
        /// The request is refused with `denied`, with `byDefault` in its data.
        case deny
    }

    /// The rule while the guard's module is away.
    public enum Absence: String, Sendable {
        /// Requests continue.
        case allow
        /// Requests are refused with `denied`, with `away` in its data.
        case deny
        /// Requests wait until the module has added the guard again, at most for the timeout. Then
        /// ``GuardRequest/default`` decides.
        case wait
    }

    /// The name for people and for this client: guards of one client with the same name share a handler.
    public var name: String
    /// Whether it is asked before entries are shown or before they are removed.
    public var moment: GuardMoment
    /// The types that it concerns: `shop.item`, `shop.*` or `*`; at most 256. With neither types nor roles it concerns
    /// all.
    public var types: [String]
    /// The roles that it concerns, in whichever module their types are; at most 256.
    public var roles: [String]
    /// The scene that it concerns; nil for every scene.
    public var scene: String?
    /// The navigator that it concerns, by id or name, with all below it; nil for all.
    public var navigator: String?
    /// The order among guards, from -1,000,000 to 1,000,000; nil for 0. The host asks guards with lower numbers first.
    public var order: Int?
    /// How long it may take to decide, at most 60 s; nil for the limit of the host for questions.
    public var timeout: Duration?
    /// The decision without a verdict; nil for ``Default/deny``.
    public var `default`: Default?
    /// The rule while the module is away; nil when the guard ends with its connection. It needs a connection with a
    /// registered module, or a place in a ``ModuleRegistration``.
    public var away: Absence?
    /// The module of a guard with ``away``; nil for the only one of the connection.
    public var module: String?

    /// A guard that concerns all entries, unless types, roles or a place limit it.
    public init(
        _ name: String,
        on moment: GuardMoment = .enter,
        types: [String] = [],
        roles: [String] = [],
        scene: String? = nil,
        navigator: String? = nil,
        order: Int? = nil,
        timeout: Duration? = nil,
        default: Default? = nil,
        away: Absence? = nil,
        module: String? = nil
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
        self.away = away
        self.module = module
    }

    var payload: JSONPayload {
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
        parameters.add("away", away?.rawValue)
        parameters.add("module", module)
        return parameters.payload()
    }
}

/// A guard that this client has added. It is the argument of ``NavigationClient/removeGuard(_:)``.
public struct AddedGuard: Hashable, Sendable {
    /// The id that the host gave it when it was added. After a reconnection it has another id.
    public let id: GuardID
    let number: Int
}

/// Guards: handlers that decide about requests before they are carried out.
extension NavigationClient {
    /// Adds a guard. `handler` decides before an entry that the guard concerns is shown or removed. The request waits
    /// for the verdict; the handler may navigate meanwhile.
    ///
    /// The guard ends with ``removeGuard(_:)``, with its navigator or scene, and with the client. A guard with
    /// ``GuardRequest/away`` stays in force without the client. After a reconnection it is added again. Refused with
    /// `unknown_scene`, `unknown_navigator` and `limit_reached`.
    @discardableResult
    public func addGuard(
        _ request: GuardRequest,
        voting handler: @escaping GuardHandler
    ) async throws(NavigationClientError) -> AddedGuard {
        // Set before the request is sent, because a question may follow the answer in the same read.
        let part = ModuleGuard(request, voting: handler)
        if let handler = part.handler { core.handlers.set(handler) }
        let parameters = part.payload.bytes
        let answer = try await call("guard.add", parameters)
        let id = try PayloadObject(answer, of: "the answer to guard.add").string("guard")
        return AddedGuard(
            id: GuardID(rawValue: id),
            number: core.setUp(.voter, "guard.add", parameters, answer)
        )
    }

    /// Removes a guard of this client. A request that waits for its verdict continues without it. Refused with
    /// `unknown_guard` when it has ended.
    public func removeGuard(_ guard: AddedGuard) async throws(NavigationClientError) {
        var parameters = ParameterWriter()
        parameters.add("guard", core.answer(`guard`.number)?["guard"]?.string ?? `guard`.id.rawValue)
        core.forget(`guard`.number)
        _ = try await call("guard.remove", parameters.finish())
    }
}

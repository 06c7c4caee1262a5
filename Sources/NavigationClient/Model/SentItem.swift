/// One thing to be sent: something for a receiver, or something to do.
///
/// ```swift
/// try await client.send([.action(.reset), .value("tabs.settings"), .destination(Destination("settings.profile"))])
/// ```
///
/// `navigator`, an id or a name, says where it acts, or where the search for a receiver begins; without it that is the place of the request, else the
/// current navigator when its turn comes.
public struct SentItem: Equatable, Sendable {
    /// What is done without anything else being said.
    public enum Action: String, Sendable {
        /// Closes every presentation of the scene; a lock cancels the sequence.
        case dismissAny
        /// Empties every path of the scene; a lock cancels the sequence.
        case popAny
        /// Empties the path of a navigator.
        case popAll
        /// Closes every presentation and empties every path; a lock cancels the sequence.
        case reset
        /// Waits until somebody resumes the sequence.
        case pause
        /// Ends the sequence.
        case cancel
        /// Ends the sequence while there is a lock.
        case cancelIfLocked
        /// Does nothing.
        case empty
    }

    /// As it is sent.
    public let payload: JSONPayload

    /// An item as the protocol has it; the host says what is wrong with it.
    public init(_ payload: JSONPayload) {
        self.payload = payload
    }

    /// A value, by its name `module.name`, for whoever receives it.
    public static func value(_ name: String, _ data: JSONPayload? = nil, navigator: String? = nil) -> Self {
        item("value", name, data, navigator)
    }

    /// A route, by its name `module.name`, for whoever handles it.
    public static func route(_ name: String, _ data: JSONPayload? = nil, navigator: String? = nil) -> Self {
        item("route", name, data, navigator)
    }

    /// A destination for whoever receives its type; when nobody does, it is shown, unless its method is `send`.
    public static func destination(
        _ destination: Destination,
        method: String? = nil,
        navigator: String? = nil
    ) -> Self {
        var parameters = ParameterWriter()
        parameters.add(destination)
        parameters.add("method", method)
        parameters.add("navigator", navigator)
        return Self(parameters.payload())
    }

    /// A case of an enum, for whoever receives its type; when nobody does, it is shown.
    public static func destination(
        _ destination: some NavigationDestination,
        method: String? = nil,
        navigator: String? = nil
    ) throws(NavigationClientError) -> Self {
        Self.destination(try Destination(destination), method: method, navigator: navigator)
    }

    /// Something to do.
    public static func action(_ action: Action, navigator: String? = nil) -> Self {
        var parameters = ParameterWriter()
        parameters.add("action", action.rawValue)
        parameters.add("navigator", navigator)
        return Self(parameters.payload())
    }

    /// Any operation that a transaction may hold, such as `pop`; its refusal ends the sequence.
    public static func perform(_ method: String, _ params: JSONPayload? = nil) -> Self {
        var parameters = ParameterWriter()
        parameters.add("action", "perform")
        parameters.add("method", method)
        parameters.add("params", params)
        return Self(parameters.payload())
    }

    /// These next.
    public static func send(_ items: [SentItem]) -> Self {
        var parameters = ParameterWriter()
        parameters.add("action", "send")
        parameters.add("values", .array(items.map(\.payload)))
        return Self(parameters.payload())
    }

    private static func item(_ kind: StaticString, _ name: String, _ data: JSONPayload?, _ navigator: String?) -> Self {
        var parameters = ParameterWriter()
        parameters.add(kind, name)
        parameters.add("data", data)
        parameters.add("navigator", navigator)
        return Self(parameters.payload())
    }
}

/// One item of a sequence: a value, a route or a destination for a receiver, or an action.
///
/// ```swift
/// try await client.send([.action(.reset), .value("tabs.settings"), .destination(Destination("settings.profile"))])
/// ```
///
/// `navigator`, an id or a name, says where an item acts or where the search for a receiver begins. Nil means the place
/// of the request; without that, the navigator that is current when the item's turn comes.
public struct SentItem: Equatable, Sendable {
    /// The actions that the host carries out itself.
    public enum Action: String, Sendable {
        /// Closes every presentation of the scene. A lock cancels the sequence.
        case dismissAny
        /// Empties every path of the scene. A lock cancels the sequence.
        case popAny
        /// Empties the path of a navigator.
        case popAll
        /// Closes every presentation and empties every path. A lock cancels the sequence.
        case reset
        /// Waits until a client resumes the sequence.
        case pause
        /// Ends the sequence as cancelled.
        case cancel
        /// Ends the sequence as cancelled if the scene has a lock.
        case cancelIfLocked
        /// Does nothing.
        case empty
    }

    /// The item as it is sent.
    public let payload: JSONPayload

    /// An item in the protocol's form. The host checks it.
    public init(_ payload: JSONPayload) {
        self.payload = payload
    }

    /// A value with the name `module.name`, for its receiver.
    public static func value(_ name: String, _ data: JSONPayload? = nil, navigator: String? = nil) -> Self {
        item("value", name, data, navigator)
    }

    /// A route with the name `module.name`, for its receiver.
    public static func route(_ name: String, _ data: JSONPayload? = nil, navigator: String? = nil) -> Self {
        item("route", name, data, navigator)
    }

    /// A destination for the receiver of its type. Without a receiver, the host shows it, unless its method is `send`.
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

    /// An enum's case for the receiver of its type. Without a receiver, the host shows it.
    public static func destination(
        _ destination: some NavigationDestination,
        method: String? = nil,
        navigator: String? = nil
    ) throws(NavigationClientError) -> Self {
        Self.destination(try Destination(destination), method: method, navigator: navigator)
    }

    /// An action of the host.
    public static func action(_ action: Action, navigator: String? = nil) -> Self {
        var parameters = ParameterWriter()
        parameters.add("action", action.rawValue)
        parameters.add("navigator", navigator)
        return Self(parameters.payload())
    }

    /// Any operation that a transaction may contain, such as `pop`. Its refusal ends the sequence.
    public static func perform(_ method: String, _ params: JSONPayload? = nil) -> Self {
        var parameters = ParameterWriter()
        parameters.add("action", "perform")
        parameters.add("method", method)
        parameters.add("params", params)
        return Self(parameters.payload())
    }

    /// More items, which are sent next.
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

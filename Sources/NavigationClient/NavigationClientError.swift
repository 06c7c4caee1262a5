/// Why a request has no result.
public enum NavigationClientError: Error, Equatable, Sendable {
    /// The host read the request and refused it. Nothing was changed.
    case refused(HostRefusal)
    /// No host answers at this socket.
    case cannotConnect(path: String, reason: String)
    /// The connection ended before the answer came; whether the request took effect is unknown.
    case connectionLost(reason: String)
    /// The connection ended, and the host said why in its last line: `reason` is a name of section 9 of the protocol, such as `shutting_down`.
    case closedByHost(reason: String, message: String)
    /// The deadline of the request passed; the host was told to cancel it.
    case timedOut(method: String, after: Duration)
    /// The task that waited was cancelled; the host was told to cancel the request.
    case cancelled
    /// A destination that cannot be written as, or read from, a type and its arguments.
    case invalidDestination(String)
    /// The host sent something that the protocol does not allow.
    case badAnswer(String)
    /// More events of a watch waited than its buffer holds; the watch has ended. Take them faster, or watch less.
    case watchOverflowed(limit: Int)
}

extension NavigationClientError: CustomStringConvertible {
    /// The error as a sentence for people.
    public var description: String {
        switch self {
        case .refused(let refusal): "refused: \(refusal)"
        case .cannotConnect(let path, let reason): "cannot connect to \(path): \(reason)"
        case .connectionLost(let reason): "connection lost: \(reason)"
        case .closedByHost(let reason, let message): "connection lost: \(reason): \(message)"
        case .timedOut(let method, let duration): "\(method) was not answered within \(duration)"
        case .cancelled: "cancelled"
        case .invalidDestination(let problem): "not a destination: \(problem)"
        case .badAnswer(let problem): "the host sent what the protocol does not allow: \(problem)"
        case .watchOverflowed(let limit): "more than \(limit) events of a watch were waiting"
        }
    }
}

extension NavigationClientError {
    /// How requests end when ``NavigationClient/close()`` was called.
    public static let closedHere = NavigationClientError.connectionLost(reason: "closed by this client")

    /// Why there is no connection, as all clients name it: `unreachable`, `lost`, `closed`, `protocol`, or what the host's last line said. Nil when
    /// the error is about something else.
    public var lossReason: String? {
        switch self {
        case .closedByHost(let reason, _): reason
        case .cannotConnect: "unreachable"
        case .closedHere: "closed"
        case .connectionLost: "lost"
        case .badAnswer: "protocol"
        case .refused, .timedOut, .cancelled, .invalidDestination, .watchOverflowed: nil
        }
    }

    /// Whether another connection would not mend it.
    var isFinal: Bool {
        lossReason == "protocol" || lossReason == "closed"
    }

    /// Whether the connection is gone, and another one would mend it.
    var isPassing: Bool { lossReason != nil && !isFinal }
}

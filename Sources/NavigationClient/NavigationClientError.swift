/// Why a request has no result.
public enum NavigationClientError: Error, Equatable, Sendable {
    /// The host refused the request. It changed nothing, except in a sequence (``HostRefusal/steps``).
    case refused(HostRefusal)
    /// No host answers at this socket.
    case cannotConnect(path: String, reason: String)
    /// The connection ended before the answer came. The request may have taken effect.
    case connectionLost(reason: String)
    /// The host closed the connection and gave its reason: the name of an error, such as
    /// `shutting_down`. The request may have taken effect.
    case closedByHost(reason: String, message: String)
    /// The deadline of the request passed. The client told the host to cancel the request.
    case timedOut(method: String, after: Duration)
    /// The waiting task was cancelled. The client told the host to cancel the request.
    case cancelled
    /// A value cannot be written as a destination's type and arguments, or read from them.
    case invalidDestination(String)
    /// The file with the secret by which the host knows who asks cannot be read.
    case cannotReadSecret(path: String, reason: String)
    /// The host sent something that the protocol does not allow.
    case badAnswer(String)
    /// A watch has ended because more events waited than its buffer holds. Read the events faster, or watch less.
    case watchOverflowed(limit: Int)
}

/// A text for people and logs.
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
        case .invalidDestination(let problem): "invalid destination: \(problem)"
        case .cannotReadSecret(let path, let reason): "cannot read the secret in \(path): \(reason)"
        case .badAnswer(let problem): "the host broke the protocol: \(problem)"
        case .watchOverflowed(let limit): "the watch ended: more than \(limit) events were waiting"
        }
    }
}

/// The reasons for a missing connection.
extension NavigationClientError {
    /// The error of all requests after ``NavigationClient/close()``.
    public static let closedHere = NavigationClientError.connectionLost(reason: "closed by this client")

    /// Why the connection is missing, in the words that all clients use.
    ///
    /// One of `unreachable`, `lost`, `closed` and `protocol`, or the reason that the host gave. Nil when the error has
    /// another cause.
    public var lossReason: String? {
        switch self {
        case .closedByHost(let reason, _): reason
        case .cannotConnect: "unreachable"
        case .closedHere: "closed"
        case .connectionLost: "lost"
        case .badAnswer: "protocol"
        case .refused, .timedOut, .cancelled, .invalidDestination, .cannotReadSecret, .watchOverflowed: nil
        }
    }

    /// Whether a new connection would not help.
    var isFinal: Bool {
        lossReason == "protocol" || lossReason == "closed"
    }

    /// Whether the connection was lost and a new one would help.
    var isPassing: Bool { lossReason != nil && !isFinal }
}

/// Why a request has no result.
public enum NavigationClientError: Error, Equatable, Sendable {
    /// The host read the request and refused it. Nothing was changed.
    case refused(HostRefusal)
    /// No host answers at this socket.
    case cannotConnect(path: String, reason: String)
    /// The connection ended before the answer came; whether the request took effect is unknown.
    case connectionLost(reason: String)
    /// The deadline of the request passed; the host was told to cancel it.
    case timedOut(method: String, after: Duration)
    /// The task that waited was cancelled; the host was told to cancel the request.
    case cancelled
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
        case .timedOut(let method, let duration): "\(method) was not answered within \(duration)"
        case .cancelled: "cancelled"
        case .badAnswer(let problem): "the host sent what the protocol does not allow: \(problem)"
        case .watchOverflowed(let limit): "more than \(limit) events of a watch were waiting"
        }
    }
}

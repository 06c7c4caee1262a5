import NavigationClient
import Synchronization

/// The state that all listeners of one gateway share: tokens, sessions with the host, and the count of streams.
package final class GatewayCore: Sendable {
    /// The options of a gateway.
    package struct Configuration: Sendable {
        /// The host's socket.
        package var socket: String
        /// The rights of the token in the file.
        package var rights: Set<Right>
        /// The rights of the user's own processes over a Unix socket.
        package var peerRights: Set<Right>
        /// The token of this start.
        package var token: Secret

        package init(socket: String, rights: Set<Right>, peerRights: Set<Right>, token: Secret = Secret()) {
            self.socket = socket
            self.rights = rights
            self.peerRights = peerRights
            self.token = token
        }
    }

    /// The most streams of one token at a time.
    package static let streamLimit = 8
    /// The most private addresses. Above it, the oldest ends.
    package static let addressLimit = 256

    private struct State {
        var desk: TokenDesk
        var sessions: [Int: HostSession] = [:]
        var streams: [Int: Int] = [:]
        var addresses: [(secret: Secret, holder: TokenDesk.Holder, request: StreamRequest)] = []
    }

    package let configuration: Configuration
    /// The connections of all listeners.
    package let connections = Connections()
    private let state: Mutex<State>
    private let start = ContinuousClock.now

    package init(_ configuration: Configuration) {
        self.configuration = configuration
        state = Mutex(State(desk: TokenDesk(token: configuration.token, rights: configuration.rights)))
    }

    /// The holder of the user's own processes over a Unix socket. It has a session of its own.
    var peer: TokenDesk.Holder { TokenDesk.Holder(number: -1, rights: configuration.peerRights) }

    /// The rights of a request.
    func holder(_ authorization: String?) throws(Refusal) -> TokenDesk.Holder {
        let now = start.duration(to: .now)
        return try state.withLock { state throws(Refusal) in
            try state.desk.holder(authorization: authorization, at: now)
        }
    }

    /// A ticket of the first token. The printed address contains it.
    package func firstTicket() throws(Refusal) -> Secret {
        try ticket(for: TokenDesk.Holder(number: 0, rights: configuration.rights), rights: nil)
    }

    func ticket(for holder: TokenDesk.Holder, rights: Set<Right>?) throws(Refusal) -> Secret {
        let now = start.duration(to: .now)
        return try state.withLock { state throws(Refusal) in
            try state.desk.makeTicket(for: holder, rights: rights, at: now)
        }
    }

    func trade(_ ticket: Secret) throws(Refusal) -> (token: Secret, rights: Set<Right>) {
        let now = start.duration(to: .now)
        let (traded, ended) = try state.withLock { state throws(Refusal) in
            let traded = try state.desk.trade(ticket, at: now)
            let numbers = state.desk.numbers
            let ended = state.sessions.filter { $0.key >= 0 && !numbers.contains($0.key) }
            for number in ended.keys { state.sessions[number] = nil }
            return (traded, Array(ended.values))
        }
        for session in ended { Task { await session.close() } }
        return traded
    }

    /// The session with the host for the requests of a token.
    func session(of holder: TokenDesk.Holder) -> HostSession {
        state.withLock { state in
            if let session = state.sessions[holder.number] { return session }
            let session = HostSession(socket: configuration.socket)
            state.sessions[holder.number] = session
            return session
        }
    }

    // MARK: Streams

    /// Counts a stream of a token, until ``streamEnded(of:)``.
    func streamBegan(of holder: TokenDesk.Holder) throws(Refusal) {
        let isFree = state.withLock { state in
            guard state.streams[holder.number, default: 0] < Self.streamLimit else { return false }
            state.streams[holder.number, default: 0] += 1
            return true
        }
        guard isFree else {
            throw Refusal(
                .tooManyStreams,
                "The token has \(Self.streamLimit) streams, the most that it may have; close one, or share it between tabs"
            )
        }
    }

    func streamEnded(of holder: TokenDesk.Holder) {
        state.withLock { state in
            let left = state.streams[holder.number, default: 1] - 1
            state.streams[holder.number] = left > 0 ? left : nil
        }
    }

    /// A private address of a stream, for readers that cannot send headers.
    func address(of request: StreamRequest, for holder: TokenDesk.Holder) -> Secret {
        let secret = Secret()
        state.withLock { state in
            if state.addresses.count >= Self.addressLimit { state.addresses.removeFirst() }
            state.addresses.append((secret, holder, request))
        }
        return secret
    }

    /// The stream of a private address; nil when the address is unknown.
    func stream(at secret: Secret) -> (holder: TokenDesk.Holder, request: StreamRequest)? {
        state.withLock { state in
            var found: (holder: TokenDesk.Holder, request: StreamRequest)?
            for address in state.addresses where address.secret.isSame(as: secret) {
                found = (address.holder, address.request)
            }
            return found
        }
    }
}

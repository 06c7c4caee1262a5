/// Matches messages of the host with requests of the client.
///
/// 1. Every request is finished exactly once: by its answer, by being abandoned, or by the end of the connection.
/// 2. Every watch that the host opens is read or ended. When its reader has gone, the machine sends `unwatch`.
/// 3. A message that breaks the protocol ends the connection, because later messages cannot be trusted.
///
/// Events return the actions to take, in order. The odd case is an error with `id: null`: the host could not read a
/// line of ours, and names its number. A line that was an answer of ours fails no request.
struct ClientStateMachine: ~Copyable {
    private enum State: ~Copyable {
        /// The connection is open.
        case open(Open)
        /// The connection has ended; nothing is sent or delivered.
        case closed(Closed)
    }

    private struct Closed {
        let reason: NavigationClientError
    }

    private var state: State

    /// A machine for a connection that was just made.
    init() {
        self.init(.open(Open()))
    }

    private init(_ state: consuming State) {
        self.state = state
    }

    /// Why requests are no longer possible; nil while the connection is open.
    var closedBecause: NavigationClientError? {
        switch state {
        case .open: nil
        case .closed(let closed): closed.reason
        }
    }

    /// A request is being sent, on a line with this number, counted from 1, and this length. Ask ``closedBecause``
    /// first.
    mutating func requestSent(_ id: RequestID, isWatch: Bool, line: Int, bytes: Int) {
        switch consume state {
        case .open(var open):
            open.add(id, isWatch: isWatch, line: line, bytes: bytes)
            self = Self(.open(open))
        case .closed(let closed):
            self = Self(.closed(closed))
        }
    }

    /// The caller of a request has given up; `error` says why. Does nothing when the request is already answered.
    mutating func requestAbandoned(_ id: RequestID, _ error: NavigationClientError) -> [ClientAction] {
        switch consume state {
        case .open(var open):
            let actions = open.abandon(id, error)
            self = Self(.open(open))
            return actions
        case .closed(let closed):
            self = Self(.closed(closed))
            return []
        }
    }

    /// The reader of a watch has gone, or reads too slowly.
    mutating func watchAbandoned(_ key: WatchKey) -> [ClientAction] {
        switch consume state {
        case .open(var open):
            let actions = open.abandon(key)
            self = Self(.open(open))
            return actions
        case .closed(let closed):
            self = Self(.closed(closed))
            return []
        }
    }

    /// A line of the host was read.
    mutating func messageReceived(_ message: IncomingMessage) -> [ClientAction] {
        switch consume state {
        case .open(var open):
            do throws(NavigationClientError) {
                let actions = try open.receive(message)
                self = Self(.open(open))
                return actions
            } catch {
                self = Self(.closed(Closed(reason: error)))
                return open.end(error) + [.close]
            }
        case .closed(let closed):
            self = Self(.closed(closed))
            return []
        }
    }

    /// The connection was lost, or the host broke the protocol. Fails all open requests, once.
    mutating func connectionEnded(_ error: NavigationClientError) -> [ClientAction] {
        switch consume state {
        case .open(let open):
            let reason = open.reason(for: error)
            self = Self(.closed(Closed(reason: reason)))
            return open.end(reason) + [.close]
        case .closed(let closed):
            self = Self(.closed(closed))
            return []
        }
    }
}

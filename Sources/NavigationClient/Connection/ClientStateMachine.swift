/// Matches what the host sends to what the client asked for.
///
/// 1. Every request that was made is finished exactly once: by its answer, by its abandonment, or by the end of the connection.
/// 2. A watch that the host opened is read or ended, never forgotten: when nobody waits for it any more it is unwatched.
/// 3. What the protocol does not allow ends the connection, because nothing after it can be trusted.
///
/// Events return the actions to take, in order. The odd case is an error with `id: null`: the host could not read a
/// line of ours, and names its number. A line that was an answer of ours fails no request.
struct ClientStateMachine: ~Copyable {
    private enum State: ~Copyable {
        /// The host listens and answers.
        case open(Open)
        /// Nothing is sent or delivered any more.
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

    /// Why nothing can be asked any more; nil while the connection is open.
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

    /// Nobody waits for this request any more; `error` says why. Nothing happens when it is answered already.
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

    /// The reader of a watch has gone, or cannot keep up.
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

    /// The connection is gone, or the host broke the protocol. Whoever waits is failed, once.
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

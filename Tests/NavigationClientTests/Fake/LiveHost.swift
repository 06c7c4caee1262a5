import Glibc
import JSON
import NavigationBroker
import NavigationTree
import Synchronization
import TestSupport

/// The real broker behind a socket. It shows a client a host without the server's limits and timers.
///
/// One thread per connection reads lines and hands them to the broker, one at a time.
final class LiveHost: Sendable {
    let path: String
    private let listener: Int32

    /// Listens at once. A failure ends the test.
    init() throws {
        path = SocketFile.newPath()
        listener = try SocketFile.listen(at: path)
        let desk = Desk()
        let listener = listener
        startThread {
            while case let descriptor = accept(listener, nil, nil), descriptor >= 0 {
                startThread { desk.serve(descriptor) }
            }
            // Only now: another socket could get the same number before the last call of `accept`.
            close(listener)
        }
    }

    deinit {
        shutdown(listener, Int32(SHUT_RDWR))
        unlink(path)
    }
}

/// The broker and its connections, one event at a time.
private final class Desk: Sendable {
    private struct State: ~Copyable {
        var broker: NavigationBroker
        var turn = BrokerTurn()
        var descriptors: [SessionID: Int32] = [:]

        mutating func flush() {
            while broker.hasActions {
                broker.takeTurn(into: &turn)
                for action in turn.actions {
                    switch action {
                    case .send(let session, let range): send(turn.text.bytes(in: range)[...], to: session)
                    case .close(let session), .abort(let session): end(session)
                    case .pauseReading, .resumeReading, .catchUp, .startModule, .stopModule, .needModule,
                        .moduleNews, .event, .discard, .slow, .span, .log:
                        break
                    }
                }
            }
        }

        /// The session is gone before the client can notice it, as with the real host.
        private mutating func end(_ session: SessionID) {
            guard let descriptor = descriptors.removeValue(forKey: session) else { return }
            broker.connectionClosed(session, now: .now)
            shutdown(descriptor, Int32(SHUT_RDWR))
        }

        private func send(_ bytes: ArraySlice<UInt8>, to session: SessionID) {
            guard let descriptor = descriptors[session] else { return }
            FakeConnection.writeAll(bytes, to: descriptor)
        }
    }

    /// Deadlines that a handler meets on a slow machine as well.
    private static let limits: Limits = {
        var limits = Limits()
        limits.question = Double(patience.components.seconds)
        limits.questionMaximum = limits.question
        return limits
    }()

    private let state = Mutex(
        State(
            broker: NavigationBroker(
                configuration: NavigationBroker.Configuration(
                    limits: Desk.limits,
                    instance: "00000000000000aa",
                    version: "test",
                    pid: getpid(),
                    uid: getuid()
                ),
                now: .now
            )
        )
    )

    /// Serves one connection to its end.
    func serve(_ descriptor: Int32) {
        let session = change { state in
            let peer = PeerCredentials(pid: getpid(), uid: getuid(), gid: getgid())
            let session = state.broker.connectionOpened(peer, now: .now)
            state.descriptors[session] = descriptor
            return session
        }
        let connection = FakeConnection(descriptor: descriptor)
        while let line = connection.readLine() {
            change { $0.broker.receive(Array(line.utf8).span.bytes, from: session, now: .now) }
        }
        change { state in
            state.descriptors[session] = nil
            state.broker.connectionClosed(session, now: .now)
        }
        connection.close()
    }

    @discardableResult
    private func change<Result: Sendable>(_ body: @Sendable (inout State) -> Result) -> Result {
        state.withLock { state in
            let result = body(&state)
            state.flush()
            return result
        }
    }
}

extension MonotonicTime {
    /// The time of the machine's clock.
    fileprivate static var now: MonotonicTime {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return MonotonicTime(nanoseconds: UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec))
    }
}

import Logging
import NavigationBroker

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Accepts connections until the host ends.
///
/// A connection that cannot be accepted, mostly because no descriptor is left, stays in the kernel's queue, and the
/// poller would report it again at once. The acceptor therefore pauses after a failure.
struct Acceptor {
    /// Connections that are accepted in one turn. The others are accepted in the next turns.
    static let share = 16
    /// The length of a pause, in seconds.
    static let pause = 0.2

    /// The result of one attempt to accept a connection.
    enum Outcome: Equatable {
        /// A connection that does not block. The caller closes its descriptor.
        case accepted(Int32)
        /// No connection waits.
        case nothing
        /// A connection waits and cannot be accepted. The caller calls ``resume(_:)`` at this time.
        case paused(until: MonotonicTime)
    }

    /// Nil once the host ends.
    private var listener: Listener?
    private var warnings = MessageThrottle()
    private let logger: Logger

    init(_ listener: Listener, logger: Logger) {
        self.listener = listener
        self.logger = logger
    }

    /// Waits for connections. Returns false, with errno set, when the kernel has no room for that.
    func start(_ poller: borrowing Poller) -> Bool { listener.map { poller.add($0.descriptor, .input) } ?? false }

    /// Whether this is the descriptor of the listening socket.
    func listens(at descriptor: Int32) -> Bool { listener?.descriptor == descriptor }

    /// Accepts the next connection.
    mutating func accept(_ poller: borrowing Poller, now: MonotonicTime) -> Outcome {
        guard let listener else { return .nothing }
        switch listener.accept() {
        case .accepted(let descriptor): return .accepted(descriptor)
        case .nothing: return .nothing
        case .failed(let error):
            if warnings.admits(now) {
                logger.warning("cannot accept a connection: \(String(cString: strerror(error))); it waits")
            }
            poller.change(listener.descriptor, [])
            return .paused(until: now + Self.pause)
        }
    }

    /// Waits for connections again, after a pause.
    func resume(_ poller: borrowing Poller) {
        if let listener { poller.change(listener.descriptor, .input) }
    }

    /// Closes the listening socket.
    mutating func close(_ poller: borrowing Poller) {
        if let listener { poller.remove(listener.descriptor) }
        listener = nil
    }
}

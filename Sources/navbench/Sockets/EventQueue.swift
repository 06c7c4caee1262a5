internal import CLinux
internal import Glibc

/// Waits for connections that have something to read.
final class EventQueue {
    private let descriptor: Int32
    private let events: UnsafeMutableBufferPointer<epoll_event>
    private let signals: TerminationSignals
    private static let signalToken = UInt64.max

    /// A signal is reported by every wait from now on, as a thrown `Interruption`.
    init(signals: TerminationSignals) throws {
        self.signals = signals
        self.descriptor = epoll_create1(Int32(EPOLL_CLOEXEC))
        self.events = .allocate(capacity: 1024)
        guard descriptor >= 0 else { throw BenchFailure.lastCall("epoll_create1") }
        try add(signals.descriptor, token: Self.signalToken)
    }

    deinit {
        events.deallocate()
        close(descriptor)
    }

    /// Watches a connection, whose index comes back with each of its events.
    func add(_ connection: Connection, index: Int) throws {
        try add(connection.descriptor, token: UInt64(index))
    }

    /// Waits for readable connections, a second at most, and hands over the index of each.
    func wait(_ body: (Int) throws -> Void) throws {
        let count = epoll_wait(descriptor, events.baseAddress, Int32(events.count), 1000)
        guard count >= 0 || errno == EINTR else { throw BenchFailure.lastCall("epoll_wait") }
        for position in 0..<max(0, Int(count)) {
            let token = events[position].data.u64
            if token == Self.signalToken {
                try signals.check()
            } else {
                try body(Int(token))
            }
        }
    }

    private func add(_ other: Int32, token: UInt64) throws {
        var event = epoll_event(events: EPOLLIN.rawValue, data: epoll_data_t(u64: token))
        guard epoll_ctl(descriptor, EPOLL_CTL_ADD, other, &event) == 0 else { throw BenchFailure.lastCall("epoll_ctl") }
    }
}

import CLinux

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Waits until descriptors can be read or written, by epoll(7).
///
/// It is level-triggered: a descriptor that was not read or written to the end is reported again. A peer that is gone
/// is reported with any interest, until the descriptor is removed.
struct Poller: ~Copyable {
    /// The events to wait for.
    struct Interest: OptionSet {
        let rawValue: UInt32

        static let input = Self(rawValue: EPOLLIN.rawValue)
        static let output = Self(rawValue: EPOLLOUT.rawValue)
    }

    /// The state of one descriptor.
    struct Event {
        let descriptor: Int32
        fileprivate let flags: UInt32

        var canRead: Bool { flags & EPOLLIN.rawValue != 0 }
        var canWrite: Bool { flags & EPOLLOUT.rawValue != 0 }
        /// The other side neither writes nor reads any more. Its earlier bytes can still be read.
        var isPeerGone: Bool { flags & (EPOLLHUP.rawValue | EPOLLERR.rawValue) != 0 }
    }

    /// The most descriptors that one wait reports. The next wait reports the others first.
    private static let capacity = 256

    private let descriptor: Int32
    private let events = UnsafeMutableBufferPointer<epoll_event>.allocate(capacity: Self.capacity)

    init() throws(ListeningError) {
        self.descriptor = epoll_create1(Int32(EPOLL_CLOEXEC))
        guard descriptor >= 0 else { throw .system("cannot make a list of sockets to wait for", errno) }
    }

    deinit {
        events.deallocate()
        close(descriptor)
    }

    /// Waits for another descriptor. Returns false, with errno set, when the kernel has no room for it.
    func add(_ other: Int32, _ interest: Interest) -> Bool { control(EPOLL_CTL_ADD, other, interest) }

    /// Changes the events to wait for at a descriptor that was added.
    func change(_ other: Int32, _ interest: Interest) { _ = control(EPOLL_CTL_MOD, other, interest) }

    /// Removes a descriptor, before it is closed. To close it is not enough: a child process that has not started its
    /// program yet may still hold it open.
    func remove(_ other: Int32) { _ = control(EPOLL_CTL_DEL, other, []) }

    /// Waits until a descriptor is ready, for this many milliseconds at most; without end for -1.
    ///
    /// - Returns: How many events there are. They are valid until the next wait.
    func wait(milliseconds: Int32) -> Int {
        // A signal ends the wait early. The caller treats that like a wait without events.
        max(0, Int(epoll_wait(descriptor, events.baseAddress, Int32(events.count), milliseconds)))
    }

    subscript(index: Int) -> Event { Event(descriptor: events[index].data.fd, flags: events[index].events) }

    private func control(_ operation: Int32, _ other: Int32, _ interest: Interest) -> Bool {
        var event = epoll_event(events: interest.rawValue, data: epoll_data_t(fd: other))
        return epoll_ctl(descriptor, operation, other, &event) == 0
    }
}

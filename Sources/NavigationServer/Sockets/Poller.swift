import CLinux

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Which descriptors can be read or written, as epoll(7) knows it.
///
/// It is level-triggered: what was not read or written to the end is reported again. A peer that is gone is reported whatever was asked for, until the
/// descriptor is removed.
struct Poller: ~Copyable {
    /// What to wait for.
    struct Interest: OptionSet {
        let rawValue: UInt32

        static let input = Self(rawValue: EPOLLIN.rawValue)
        static let output = Self(rawValue: EPOLLOUT.rawValue)
    }

    /// What there is at a descriptor.
    struct Event {
        let descriptor: Int32
        fileprivate let flags: UInt32

        var canRead: Bool { flags & EPOLLIN.rawValue != 0 }
        var canWrite: Bool { flags & EPOLLOUT.rawValue != 0 }
        /// The other side neither writes nor reads any more; what it wrote before can still be read.
        var isPeerGone: Bool { flags & (EPOLLHUP.rawValue | EPOLLERR.rawValue) != 0 }
    }

    /// How many descriptors a wait reports at most. The others are first in line the next time.
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

    /// Waits for this one, too. Answers false, with errno set, when the kernel has no room for it.
    func add(_ other: Int32, _ interest: Interest) -> Bool { control(EPOLL_CTL_ADD, other, interest) }

    /// From now on, waits for this at a descriptor that was added.
    func change(_ other: Int32, _ interest: Interest) { _ = control(EPOLL_CTL_MOD, other, interest) }

    /// To be called before a descriptor is closed: a child that has not come to its own program yet may still hold it open.
    func remove(_ other: Int32) { _ = control(EPOLL_CTL_DEL, other, []) }

    /// Waits until something is ready, but for so many milliseconds at most; without end when there are -1.
    ///
    /// - Returns: How many events there are. They keep until the next wait.
    func wait(milliseconds: Int32) -> Int {
        // A signal ends the wait early, which is as good as nothing being ready.
        max(0, Int(epoll_wait(descriptor, events.baseAddress, Int32(events.count), milliseconds)))
    }

    subscript(index: Int) -> Event { Event(descriptor: events[index].data.fd, flags: events[index].events) }

    private func control(_ operation: Int32, _ other: Int32, _ interest: Interest) -> Bool {
        var event = epoll_event(events: interest.rawValue, data: epoll_data_t(fd: other))
        return epoll_ctl(descriptor, operation, other, &event) == 0
    }
}

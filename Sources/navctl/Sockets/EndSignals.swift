import Glibc
import Synchronization

/// SIGINT and SIGTERM as a descriptor to poll: each signal writes one byte.
final class EndSignals {
    /// Readable after a signal has arrived.
    let descriptor: Int32
    /// The end of the pipe that the signal handler writes to.
    private static let writing = Atomic<Int32>(-1)

    /// Catches the signals from here on.
    ///
    /// The handler is in place when this returns. A dispatch source would be registered later, on another thread. A
    /// signal that arrives before that would be lost, and the program would not end.
    init() {
        var ends: [Int32] = [-1, -1]
        pipe(&ends)
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        descriptor = ends[0]
        Self.writing.store(ends[1], ordering: .releasing)
        for number in [SIGINT, SIGTERM] {
            signal(number) { _ in
                let before = errno
                var byte: UInt8 = 1
                _ = Glibc.write(EndSignals.writing.load(ordering: .acquiring), &byte, 1)
                errno = before
            }
        }
    }
}

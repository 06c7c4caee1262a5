import CLinux

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The listening socket. It is closed when this object is released.
final class Listener {
    /// A connection does not block, and child processes do not inherit it.
    private static let flags = Int32(SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)

    /// The result of one call of the kernel.
    enum Outcome {
        /// A connection that does not block. The caller closes its descriptor.
        case accepted(Int32)
        /// No connection waits.
        case nothing
        /// A connection waits, and will be reported again; the system's error number.
        case failed(Int32)
    }

    let descriptor: Int32

    /// Takes a socket that listens.
    init(_ descriptor: Int32) throws(ListeningError) {
        self.descriptor = descriptor
        let flags = fcntl(descriptor, F_GETFL)
        guard flags >= 0, fcntl(descriptor, F_SETFL, flags | O_NONBLOCK) == 0 else {
            throw .system("cannot listen without blocking", errno)
        }
    }

    deinit { close(descriptor) }

    /// Accepts the next connection, without waiting for one.
    func accept() -> Outcome {
        while true {
            let connection = clinux_accept(descriptor, Self.flags)
            guard connection < 0 else { return .accepted(connection) }
            switch errno {
            case EAGAIN: return .nothing
            // The client has closed the connection already, or a signal interrupted the call.
            case ECONNABORTED, EINTR: continue
            default: return .failed(errno)
            }
        }
    }
}

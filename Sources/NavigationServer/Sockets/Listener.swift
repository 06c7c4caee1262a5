import CLinux
import Logging
import NavigationBroker

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The listening socket, closed when this object goes.
final class Listener {
    /// How many connections are accepted before the others have their turn.
    static let share = 16

    /// A connection does not block, and no child gets it.
    private static let flags = Int32(SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)

    enum Outcome {
        /// A connection, which is the caller's to close. It does not block.
        case accepted(Int32)
        case nobodyWaits
        /// Somebody waits, and will be reported again; the system's error number.
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

    func accept() -> Outcome {
        while true {
            let connection = clinux_accept(descriptor, Self.flags)
            guard connection < 0 else { return .accepted(connection) }
            switch errno {
            case EAGAIN: return .nobodyWaits
            // Who came is gone again, or a signal came instead.
            case ECONNABORTED, EINTR: continue
            default: return .failed(errno)
            }
        }
    }
}

/// What the kernel says of the process at the other end; all ones when it does not say.
extension PeerCredentials {
    init(of connection: Int32) {
        var peer = clinux_credentials(pid: -1, uid: .max, gid: .max)
        var size = socklen_t(MemoryLayout<clinux_credentials>.size)
        getsockopt(connection, SOL_SOCKET, SO_PEERCRED, &peer, &size)
        self.init(
            pid: peer.pid,
            uid: peer.uid,
            gid: peer.gid,
            processGroup: peer.pid > 0 ? getpgid(peer.pid) : -1
        )
    }
}

import CLinux
import NavigationBroker

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension PeerCredentials {
    /// The process at the other end of a connection. All bits are set when the kernel does not name it.
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

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A socket that a service manager listens on and has passed to this process. Its file belongs to the manager, and
/// stays when the host ends.
package struct InheritedSocket: Hashable, Sendable {
    package let descriptor: Int32
    package let path: String

    /// Takes a listening Unix stream socket with a path, and refuses every other descriptor.
    package init(_ descriptor: Int32) throws(ListeningError) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .wrongDescriptor(descriptor, "is not open") }
        guard status.st_mode & S_IFMT == S_IFSOCK else { throw .wrongDescriptor(descriptor, "is not a socket") }
        guard Self.option(SO_DOMAIN, of: descriptor) == AF_UNIX else {
            throw .wrongDescriptor(descriptor, "is not a Unix socket")
        }
        guard Self.option(SO_TYPE, of: descriptor) == Int32(SOCK_STREAM.rawValue) else {
            throw .wrongDescriptor(descriptor, "is not a stream socket")
        }
        guard Self.option(SO_ACCEPTCONN, of: descriptor) == 1 else {
            throw .wrongDescriptor(descriptor, "is a connection, not a listening socket (Accept= must be no)")
        }
        // Every user may connect to a socket without a file.
        guard let path = Self.path(of: descriptor) else { throw .wrongDescriptor(descriptor, "has no path") }
        self.descriptor = descriptor
        self.path = path
        // The processes of modules must not inherit the socket.
        guard fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0 else { throw .system("cannot keep the socket", errno) }
    }

    private static func option(_ option: Int32, of descriptor: Int32) -> Int32? {
        var value: Int32 = 0
        var size = socklen_t(MemoryLayout<Int32>.size)
        return getsockopt(descriptor, SOL_SOCKET, option, &value, &size) == 0 ? value : nil
    }

    private static func path(of descriptor: Int32) -> String? {
        var address = sockaddr_un()
        var size = socklen_t(MemoryLayout<sockaddr_un>.size)
        let result = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) }
        }
        guard result == 0 else { return nil }
        let bytes = withUnsafeBytes(of: address.sun_path) { Array($0.prefix { $0 != 0 }) }
        return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    }
}

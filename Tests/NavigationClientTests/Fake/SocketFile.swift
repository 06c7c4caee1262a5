import Glibc

/// Sockets in the temporary directory, one for each test.
enum SocketFile {
    /// A path that is used only once.
    static func newPath() -> String {
        "/tmp/navhost-test-\(getpid())-\(UInt64.random(in: 0...UInt64.max)).sock"
    }

    /// A socket that listens at this path.
    static func listen(at path: String) throws -> Int32 {
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0, bind(descriptor, path) == 0, Glibc.listen(descriptor, 16) == 0 else {
            throw FakeHostError.noSocket(errno)
        }
        return descriptor
    }

    private static func bind(_ descriptor: Int32, _ path: String) -> Int32 {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
    }
}

import Glibc
import NavigationControl

/// A socket that modules connect to.
struct ListeningSocket: ~Copyable {
    let path: String
    let descriptor: Int32

    /// Listens at a path. The socket's file is removed together with this value.
    init(at path: String) throws(Ending) {
        func failed() -> Ending {
            let why = String(cString: strerror(errno))
            return Ending(status: .unreachable, complaint: "navctl: cannot listen at \(path): \(why)")
        }
        guard let address = sockaddr_un(path: path) else {
            errno = ENAMETOOLONG
            throw failed()
        }
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0, address.use({ bind(descriptor, $0, $1) }) == 0, listen(descriptor, 8) == 0 else {
            let problem = failed()
            Glibc.close(descriptor)
            throw problem
        }
        self.path = path
        self.descriptor = descriptor
    }

    deinit {
        Glibc.close(descriptor)
        unlink(path)
    }

    /// The next connection; nil when the deadline (of ``Clock``) has passed.
    func accept(until deadline: Double) -> LineSocket? {
        var waiting = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
        guard Clock.poll(&waiting, until: deadline) else { return nil }
        let connection = Glibc.accept(descriptor, nil, nil)
        guard connection >= 0 else { return nil }
        _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
        return LineSocket(descriptor: connection)
    }
}

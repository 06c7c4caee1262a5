#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Tells a service manager how the host is, in the words of sd_notify(3).
///
/// One datagram for each message; nothing waits for the manager, so that a stuck one cannot hold up the host.
package final class ServiceNotifier: Sendable {
    /// What can be told.
    package enum State: Hashable, Sendable {
        /// A client can connect.
        case ready
        case stopping
        /// The event loop runs.
        case alive
        /// One line for people.
        case status(String)

        /// An assignment, as the manager reads it.
        package var assignment: String {
            switch self {
            case .ready: "READY=1"
            case .stopping: "STOPPING=1"
            case .alive: "WATCHDOG=1"
            case .status(let text): "STATUS=\(text.split(whereSeparator: \.isNewline).joined(separator: " "))"
            }
        }
    }

    /// Nanoseconds between two signs of life; nil when the manager does not watch.
    package let interval: Int64?
    private let address: NotifyAddress
    private let descriptor: Int32

    /// Nil when the manager does not want to know anything.
    ///
    /// - Throws: ``ListeningError`` when the place to tell it is none.
    package init?(_ environment: ServiceEnvironment) throws(ListeningError) {
        guard let socket = environment.notifySocket else { return nil }
        guard let address = NotifyAddress(socket) else { throw .malformedVariable("NOTIFY_SOCKET", socket) }
        let descriptor = Self.makeSocket()
        guard descriptor >= 0 else { throw .system("cannot make a socket", errno) }
        self.address = address
        self.descriptor = descriptor
        self.interval = environment.watchdog.map { $0.multipliedReportingOverflow(by: 500) }
            .map { $0.overflow ? .max : $0.partialValue }
    }

    deinit { close(descriptor) }

    private static func makeSocket() -> Int32 {
        socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    }

    /// Answers whether the manager has it.
    @discardableResult
    package func tell(_ states: State...) -> Bool {
        let text = Array(states.map(\.assignment).joined(separator: "\n").utf8)
        let flags = Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)
        return address.withSocketAddress { address, size in
            sendto(descriptor, text, text.count, flags, address, size) == text.count
        }
    }
}

/// Where a service manager listens: a path, or after an `@` the name of an abstract socket.
struct NotifyAddress: Hashable, Sendable {
    /// As the kernel wants it in `sun_path`.
    let bytes: [UInt8]

    /// Nil when it is neither a whole path nor a name, or too long.
    init?(_ text: String) {
        guard text.utf8.count > 1, text.utf8.count <= SocketPath.maximumLength else { return nil }
        switch text.first {
        case "/": self.bytes = Array(text.utf8)
        case "@": self.bytes = [0] + text.utf8.dropFirst()
        default: return nil
        }
    }

    /// An abstract name has no end but the size of the address.
    func withSocketAddress<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        let end = bytes.first == 0 ? 0 : 1
        let size = MemoryLayout<sa_family_t>.size + bytes.count + end
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(size)) }
        }
    }
}

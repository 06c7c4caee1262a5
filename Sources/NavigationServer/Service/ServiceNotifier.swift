#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Tells a service manager the state of the host, in the format of sd_notify(3).
///
/// Each message is one datagram, and the host never waits for the manager. A stuck manager therefore does not block
/// the host.
package final class ServiceNotifier: Sendable {
    /// A state of the host.
    package enum State: Hashable, Sendable {
        /// A client can connect.
        case ready
        case stopping
        /// The event loop runs.
        case alive
        /// A line for people.
        case status(String)

        /// The assignment that the manager reads.
        package var assignment: String {
            switch self {
            case .ready: "READY=1"
            case .stopping: "STOPPING=1"
            case .alive: "WATCHDOG=1"
            case .status(let text): "STATUS=\(text.split(whereSeparator: \.isNewline).joined(separator: " "))"
            }
        }
    }

    /// Nanoseconds between two signs of life; nil when the manager expects none.
    package let interval: Int64?
    private let address: NotifyAddress
    private let descriptor: Int32

    /// Nil when the manager wants no messages.
    ///
    /// - Throws: ``ListeningError`` when the manager's address is invalid.
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

    /// Sends these states in one message. Returns whether the manager's socket has taken it.
    @discardableResult
    package func tell(_ states: State...) -> Bool {
        let text = Array(states.map(\.assignment).joined(separator: "\n").utf8)
        let flags = Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)
        return address.withSocketAddress { address, size in
            sendto(descriptor, text, text.count, flags, address, size) == text.count
        }
    }
}

/// The address of a service manager: an absolute path, or the name of an abstract socket after an `@`.
struct NotifyAddress: Hashable, Sendable {
    /// The contents of `sun_path`.
    let bytes: [UInt8]

    /// Nil when the text is neither an absolute path nor a name, or is too long.
    init?(_ text: String) {
        guard text.utf8.count > 1, text.utf8.count <= SocketPath.maximumLength else { return nil }
        switch text.first {
        case "/": self.bytes = Array(text.utf8)
        case "@": self.bytes = [0] + text.utf8.dropFirst()
        default: return nil
        }
    }

    /// Lends the address to a call of the kernel. An abstract name has no closing zero; the size of the address ends
    /// it.
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

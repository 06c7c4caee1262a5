/// The variables by which a service manager such as systemd informs a service.
///
/// A process uses the sockets and the watchdog only if they are meant for it, because child processes inherit the
/// variables.
package struct ServiceEnvironment: Hashable, Sendable {
    /// The variables that are read.
    package static let variables = [
        "LISTEN_PID", "LISTEN_FDS", "LISTEN_FDNAMES", "NOTIFY_SOCKET", "WATCHDOG_PID", "WATCHDOG_USEC",
    ]

    /// The first descriptor that is passed.
    package static let firstDescriptor: Int32 = 3

    /// The names of the passed sockets, in the order of their descriptors; `unknown` when the manager does not name
    /// them.
    package let sockets: [String]
    /// The value of `$NOTIFY_SOCKET`: the address for status messages. Nil when the manager wants none.
    package let notifySocket: String?
    /// The manager expects a sign of life within this many microseconds; nil when it expects none.
    package let watchdog: Int64?

    /// - Parameter pid: The process id of this process.
    package init(_ environment: [String: String], pid: Int32) throws(ListeningError) {
        let count = try Self.number("LISTEN_FDS", in: environment)
        let isMeant = try Self.number("LISTEN_PID", in: environment) == Int64(pid)
        self.sockets = isMeant ? try Self.names(count ?? 0, environment["LISTEN_FDNAMES"]) : []
        self.notifySocket = environment["NOTIFY_SOCKET"].flatMap { $0.isEmpty ? nil : $0 }
        let watched = try Self.number("WATCHDOG_PID", in: environment)
        let watchdog = try Self.number("WATCHDOG_USEC", in: environment)
        self.watchdog = watched == nil || watched == Int64(pid) ? watchdog.flatMap { $0 == 0 ? nil : $0 } : nil
    }

    private static func names(_ count: Int64, _ names: String?) throws(ListeningError) -> [String] {
        guard count <= 1024 else { throw .malformedVariable("LISTEN_FDS", "\(count)") }
        let named = names.map { $0.split(separator: ":", omittingEmptySubsequences: false).map(String.init) } ?? []
        return (0..<Int(count)).map { named.indices.contains($0) ? named[$0] : "unknown" }
    }

    private static func number(
        _ name: String,
        in environment: [String: String]
    ) throws(ListeningError) -> Int64? {
        guard let text = environment[name], !text.isEmpty else { return nil }
        guard let number = Int64(text), number >= 0 else { throw .malformedVariable(name, text) }
        return number
    }

    /// The socket that the manager listens on; nil when it has passed none.
    package func socket() throws(ListeningError) -> InheritedSocket? {
        guard !sockets.isEmpty else { return nil }
        guard sockets.count == 1 else { throw .severalSockets(sockets) }
        return try InheritedSocket(Self.firstDescriptor)
    }
}

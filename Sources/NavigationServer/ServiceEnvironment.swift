/// What a service manager such as systemd tells a service in its environment.
///
/// Sockets and the watchdog are only taken by the process they are meant for: a program that was started by a service inherits these variables.
package struct ServiceEnvironment: Hashable, Sendable {
    /// The variables that are read.
    package static let variables = [
        "LISTEN_PID", "LISTEN_FDS", "LISTEN_FDNAMES", "NOTIFY_SOCKET", "WATCHDOG_PID", "WATCHDOG_USEC",
    ]

    /// The first descriptor that is passed.
    package static let firstDescriptor: Int32 = 3

    /// Names of the sockets that were passed, the first one of descriptor 3; `unknown` when the manager did not say.
    package let sockets: [String]
    /// `$NOTIFY_SOCKET`: where to tell how it goes. Nil when nobody wants to know.
    package let notifySocket: String?
    /// Microseconds within which the manager has to hear that the service lives; nil when it does not watch.
    package let watchdog: Int64?

    /// - Parameter pid: of this process.
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

    /// The socket to listen on that the manager has opened; nil when it opened none.
    package func socket() throws(ListeningError) -> InheritedSocket? {
        guard !sockets.isEmpty else { return nil }
        guard sockets.count == 1 else { throw .severalSockets(sockets) }
        return try InheritedSocket(Self.firstDescriptor)
    }
}

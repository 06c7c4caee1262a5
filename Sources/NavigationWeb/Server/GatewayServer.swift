import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import Synchronization

#if canImport(Glibc)
import Glibc
#endif

/// Listens and serves until the task is cancelled.
package struct GatewayServer: Sendable {
    private let core: GatewayCore
    private let address: ListenAddress

    package init(_ core: GatewayCore, address: ListenAddress) {
        self.core = core
        self.address = address
    }

    /// - Parameter ready: is called once, when all addresses are listened on, with the start of the page's address.
    package func run(ready: @escaping @Sendable (String) -> Void) async throws {
        switch address {
        case .unixSocket(let path): try await serve(unixSocket: path, ready)
        case .loopback(let hosts, let port): try await serve(hosts, port, ready)
        }
    }

    private func serve(unixSocket path: String, _ ready: @escaping @Sendable (String) -> Void) async throws {
        let responder = GatewayResponder(core: core, rules: rules(.unixSocket), base: "http://localhost")
        // Another user must not be able to connect between the socket's creation and a change of its mode.
        umask(0o177)
        try await application(responder, .unixDomainSocket(path: path), checksPeer: true) { _ in
            ready("unix:\(path)")
        }.run()
    }

    private func serve(
        _ hosts: [String],
        _ port: Int,
        _ ready: @escaping @Sendable (String) -> Void
    ) async throws {
        // The second address gets the port that the first one has, which may be any free one.
        try await withThrowingTaskGroup { group in
            var port = port
            for host in hosts {
                let (ports, continuation) = AsyncStream.makeStream(of: Int.self)
                group.addTask { [port] in
                    // The stream ends when the address cannot be listened on.
                    defer { continuation.finish() }
                    do {
                        try await serve(host, port) { continuation.yield($0) }
                    } catch let error as IOError where host != hosts[0] && Self.isMissing(error) {
                        // A machine without IPv6 has no [::1].
                        continuation.yield(port)
                    }
                }
                guard let found = await ports.first(where: { _ in true }) else {
                    // Throws the reason, and cancels what listens already.
                    while try await group.next() != nil {}
                    return
                }
                port = found
            }
            ready("http://\(hosts[0]):\(port)")
            while try await group.next() != nil {}
        }
    }

    private static func isMissing(_ error: IOError) -> Bool {
        [EADDRNOTAVAIL, EAFNOSUPPORT].contains(error.errnoCode)
    }

    private func serve(_ host: String, _ port: Int, _ listening: @escaping @Sendable (Int) -> Void) async throws {
        let responder = LateResponder()
        let core = core
        let bare = host.filter { $0 != "[" && $0 != "]" }
        try await application(responder, .hostname(bare, port: port), checksPeer: false) { channel in
            let port = channel.localAddress?.port ?? port
            let rules = HeadRules(.loopback(port: port), pages: GatewayServer.startPages)
            responder.set(GatewayResponder(core: core, rules: rules, base: "http://\(host):\(port)"))
            listening(port)
        }.run()
    }

    private func rules(_ listener: HeadRules.Listener) -> HeadRules {
        HeadRules(listener, pages: Self.startPages)
    }

    /// The pages that links from elsewhere may open.
    package static let startPages: Set<String> = ["/", "/inspect"]

    private func application<Responder: HTTPResponder>(
        _ responder: Responder,
        _ address: BindAddress,
        checksPeer: Bool,
        _ listening: @escaping @Sendable (any Channel) -> Void
    ) -> Application<Responder> where Responder.Context == GatewayContext {
        var logger = Logger(label: "navweb")
        logger.logLevel = .error
        let connections = core.connections
        return Application(
            responder: responder,
            server: HTTPServerBuilder { respond in
                GatewayChannel(
                    http: HTTP1Channel(responder: respond, configuration: .init(idleTimeout: .seconds(60))),
                    connections: connections,
                    checksPeer: checksPeer
                )
            },
            configuration: ApplicationConfiguration(address: address),
            onServerRunning: { listening($0) },
            logger: logger
        )
    }
}

/// Gets its responder when the port is known, before the first connection is served.
private final class LateResponder: HTTPResponder {
    typealias Context = GatewayContext

    private let responder = Mutex<GatewayResponder?>(nil)

    func set(_ responder: GatewayResponder) {
        self.responder.withLock { $0 = responder }
    }

    func respond(to request: Request, context: GatewayContext) async throws -> Response {
        guard let responder = responder.withLock({ $0 }) else {
            return GatewayAnswer.refusal(Refusal(.hostAway, "The gateway is starting"))
        }
        return try await responder.respond(to: request, context: context)
    }
}

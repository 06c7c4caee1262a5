import ArgumentParser
import NavigationClient
import NavigationWeb
import UnixSignals

#if canImport(Glibc)
import Glibc
#endif

/// `navweb serve`: serves browsers until a signal ends it. It waits for a host that is away.
struct Serve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Serve until SIGTERM or SIGINT. A host that is away is waited for."
    )

    @OptionGroup var options: GatewayOptions

    @Option(
        help:
            "The rights of the token, with commas between: look, operate, traffic, administer. (default: look,operate)"
    )
    var rights: String?

    @Flag(help: "Only show: the same as --rights look.")
    var readOnly = false

    @Flag(help: .hidden)
    var endWithInput = false

    func validate() throws {
        guard rights == nil || !readOnly else { throw ValidationError("Use --rights or --read-only, not both.") }
        _ = try asked
    }

    func run() async throws {
        signal(SIGPIPE, SIG_IGN)
        let signals = await UnixSignalsSequence(trapping: .sigterm, .sigint, .sighup)
        let asked = try asked
        let core = GatewayCore(
            GatewayCore.Configuration(
                socket: options.socketPath,
                rights: asked ?? [.look, .operate],
                // The user's own processes can use the host's socket as well, so nothing is kept from them by default.
                peerRights: asked ?? Set(Right.allCases)
            )
        )
        let token = core.configuration.token
        let path = options.tokenPath
        let server = GatewayServer(core, address: try options.address)
        try await withThrowingTaskGroup { group in
            group.addTask {
                for await _ in signals { return }
            }
            if endWithInput { group.addTask { await Self.endOfInput() } }
            group.addTask {
                do {
                    try await server.run { base in announce(base, core) }
                } catch {
                    throw Problem(
                        description: "cannot listen on \(options.listen): \(error); --listen 0 takes a free port"
                    )
                }
            }
            defer { TokenFile.remove(path, of: token) }
            _ = try await group.next()
            // Streams would keep the server; its clients connect again.
            TokenFile.remove(path, of: token)
            Navweb.exit(withStatus: 0)
        }
    }

    /// Writes the token's file and prints the address. Called when the gateway listens, so that a second gateway on the
    /// same port does not replace the file of the first.
    private func announce(_ base: String, _ core: GatewayCore) {
        do {
            if let folder = SocketPath.ownFolder(options.socket) {
                mkdir(folder, 0o700)
                guard SocketPath.isSafe(folder) else {
                    throw Problem(description: "\(folder) must be a folder that belongs to you alone (mode 0700)")
                }
            }
            guard !base.hasPrefix("unix:") else { return Output.standardOutput.write("navweb: \(base)\n") }
            try TokenFile.write(core.configuration.token, to: options.tokenPath)
            Output.standardOutput.write("navweb: open \(base)/#ticket=\(try core.firstTicket().text)\n")
        } catch {
            let text = (error as? Problem)?.description ?? "\(error)"
            Output.standardError.write("navweb: \(text)\n")
            Navweb.exit(withStatus: 1)
        }
    }

    /// The rights that were asked for; nil for the usual ones.
    private var asked: Set<Right>? {
        get throws(ValidationError) {
            if readOnly { return [.look] }
            guard let rights else { return nil }
            var set: Set<Right> = []
            for name in rights.split(separator: ",") {
                guard let right = Right(rawValue: String(name)) else {
                    let all = Right.allCases.map(\.rawValue).joined(separator: ", ")
                    throw ValidationError("--rights has \"\(name)\"; the rights are \(all).")
                }
                set.insert(right)
            }
            return set
        }
    }

    /// Waits until standard input ends: the host that started this program has ended.
    private static func endOfInput() async {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            var thread = pthread_t()
            let box = Unmanaged.passRetained(ContinuationBox(continuation))
            pthread_create(
                &thread,
                nil,
                { pointer in
                    guard let pointer else { return nil }
                    let box = Unmanaged<ContinuationBox>.fromOpaque(pointer).takeRetainedValue()
                    var byte: UInt8 = 0
                    while read(STDIN_FILENO, &byte, 1) > 0 {}
                    box.continuation.resume()
                    return nil
                },
                box.toOpaque()
            )
        }
    }
}

private final class ContinuationBox: Sendable {
    let continuation: CheckedContinuation<Void, Never>

    init(_ continuation: CheckedContinuation<Void, Never>) { self.continuation = continuation }
}

import ArgumentParser
import NavigationServer
import UnixSignals

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// `navhost serve`: listens until a signal ends it.
struct Serve: AsyncParsableCommand, ListeningCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract:
            "Serve until SIGTERM or SIGINT. A second signal ends the host at once. SIGHUP reads the configuration and the manifests again."
    )

    @OptionGroup var listening: ListeningOptions

    @OptionGroup(title: "Browsers") var web: WebOptions

    func run() async throws {
        let gateway = try web.gateway()
        let signals = await Self.trapSignals()
        let configured = try configuredOrExit()
        let listening = configured.command.listening
        let host = try await listening.startHost()
        listening.announce(host)
        let reload = Reload(
            modules: listening.manifests,
            access: listening.accessFile,
            settings: try configured.settings()
        ) {
            try configured.command.configured()
        }
        await withTaskGroup { group in
            if let gateway { group.addTask { await gateway.serve(at: host.socketPath) } }
            await Self.waitForEnd(of: host, signals) { reload(host) }
            group.cancelAll()
        }
    }

    /// Catches the signals that end or reload the host. Ignores SIGPIPE and SIGXFSZ, so that neither a closed log pipe
    /// nor a limit of file sizes ends the host.
    ///
    /// The caller does this before the host listens, because a process that sees the host may end it at once.
    static func trapSignals() async -> UnixSignalsSequence {
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        return await UnixSignalsSequence(trapping: .sigterm, .sigint, .sighup)
    }

    /// Ends the host on the first signal, and the process on the second.
    ///
    /// - Parameter reload: The reaction to SIGHUP; nil if SIGHUP ends the host as well.
    static func waitForEnd(
        of host: Host,
        _ signals: UnixSignalsSequence,
        reload: (@Sendable () -> Void)? = nil
    ) async {
        await withTaskGroup { group in
            group.addTask {
                var isEnding = false
                for await signal in signals {
                    if signal == .sighup, let reload {
                        if !isEnding { reload() }
                        continue
                    }
                    if isEnding {
                        host.killModules()
                        _exit(EXIT_FAILURE)
                    }
                    isEnding = true
                    host.shutDown()
                }
            }
            await host.waitUntilClosed()
            group.cancelAll()
        }
    }
}

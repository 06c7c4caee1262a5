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

    init() {}

    /// Reads a command line that has nothing but options with values. Nil for any other: the parser has the words for
    /// mistakes and for help.
    ///
    /// The parser takes six milliseconds for the seventy options, two fifths of the start of a host.
    ///
    /// - Parameter arguments: The command line without the name of the program.
    init?(plain arguments: some Sequence<String>) {
        var words = Array(arguments)[...]
        if words.first == Self.configuration.commandName { words.removeFirst() }
        var (listening, web) = (ListeningOptions(), WebOptions())
        while let word = words.popFirst() {
            guard word.hasPrefix("--") else { return nil }
            let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let value = parts.count > 1 ? String(parts[1]) : words.popFirst(), !value.hasPrefix("-"),
                listening.read(String(parts[0]), value) == .taken || web.read(String(parts[0]), value) == .taken
            else { return nil }
        }
        do {
            try listening.validateGroups()
            try web.validateGroups()
        } catch { return nil }
        (self.listening, self.web) = (listening, web)
    }

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

import ArgumentParser
import NavigationClient
import NavigationServer

/// `navhost demo`: a host with an application of six modules in five languages.
struct Demo: AsyncParsableCommand, ListeningCommand {
    static let configuration = CommandConfiguration(
        commandName: "demo",
        abstract:
            "Serve with a café to look at and to operate: six modules in five languages, which do not know each other.",
        discussion: """
            A module needs the interpreter of its language: node 18 or later, python3, or socat and jq. Those that \
            cannot run are left out. A module that ends is started again.
            """
    )

    @OptionGroup var listening: ListeningOptions

    @OptionGroup(title: "Browsers") var web: WebOptions

    @Option(help: "The folder with the clients. (default: \"clients\" or \"share/navhost/clients\" above this program)")
    var clients: String?

    func run() async throws {
        let places = try DemoPlaces(clients: clients)
        let gateway = try web.gateway()
        var parts: [DemoModule: DemoModule.Command] = [:]
        for module in DemoModule.allCases { parts[module] = await module.command(in: places) }
        let signals = await Serve.trapSignals()
        // With a store, the demo would find the pages of its last run.
        var listening = try configuredOrExit().command.listening
        listening.store.store = listening.store.store ?? "none"
        let host = try await listening.startHost(with: parts.compactMap { $0.value.manifest(of: $0.key) })
        listening.announce(host, hints: false)
        await withThrowingTaskGroup { [parts] group in
            group.addTask { try await show(parts, at: host.socketPath, places) }
            if let gateway { group.addTask { await gateway.serve(at: host.socketPath) } }
            await Serve.waitForEnd(of: host, signals)
            group.cancelAll()
        }
    }

    /// Puts the application together, and says what to open and to try.
    private func show(
        _ parts: [DemoModule: DemoModule.Command],
        at socket: String,
        _ places: DemoPlaces
    ) async throws {
        let client = try await NavigationClient.connect(to: socket)
        let application = DemoApplication(client: client)
        let running = try await application.build(of: parts)
        for module in DemoModule.allCases {
            let reason = parts[module]?.missing ?? (running.contains(module) ? nil : "it has not started")
            if let reason { FileOutput.complain("\(module) is left out: \(reason)") }
        }
        let welcome = DemoWelcome(socket: socket, places: places, modules: running, browser: web.command)
        FileOutput.standardOutput.write(welcome.text)
        // The mappings end with this connection.
        throw await client.closed()
    }
}

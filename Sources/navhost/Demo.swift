import ArgumentParser
import NavigationClient
import NavigationServer
import Subprocess
import SystemPackage

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// `navhost demo`: a host with three modules in three languages, and three tabs.
struct Demo: AsyncParsableCommand, ListeningCommand {
    static let configuration = CommandConfiguration(
        commandName: "demo",
        abstract:
            "Serve with three sample modules and a tree of three tabs, a sheet on the third and a cover on the sheet.",
        discussion: "This needs python3, and socat and jq for the shell module. navctl tree shows the tree."
    )

    @OptionGroup var listening: ListeningOptions

    @Option(help: "The folder with the clients. (default: \"clients\" or \"share/navhost/clients\" above this program)")
    var clients: String?

    func run() async throws {
        let modules = try DemoModule.all(clients: clients)
        let signals = await Serve.trapSignals()
        // With a store, the demo would find the tabs of its last run, and would have nothing to show.
        var listening = try configuredOrExit().command.listening
        listening.store.store = listening.store.store ?? "none"
        let host = try await listening.startHost()
        listening.announce(host)
        await withThrowingTaskGroup { group in
            for module in modules {
                group.addTask { try await module.serve(at: host.socketPath) }
            }
            group.addTask { try await DemoTree.build(at: host.socketPath) }
            await Serve.waitForEnd(of: host, signals)
            group.cancelAll()
        }
    }
}

/// A sample module, and the command that starts it.
struct DemoModule: Sendable {
    let name: String
    let executable: Executable
    let arguments: [String]

    /// The three modules. The arguments of each name the destination of "next"; no module knows which module provides
    /// it.
    static func all(clients: String?) throws -> [Self] {
        let program = try Self.program()
        let folder = try clients.map { FilePath($0) } ?? Self.clients(above: program)
        return [
            Self(
                name: "catalog",
                executable: .name("python3"),
                // With -B, Python writes no compiled files, because the folder may belong to a package.
                arguments: ["-B", folder.appending("python/examples/catalog.py").string, "settings.page"]
            ),
            Self(
                name: "clock",
                executable: .name("sh"),
                arguments: [folder.appending("shell/examples/clock.sh").string, "catalog.list"]
            ),
            Self(
                name: "settings",
                executable: .path(try settings(of: program)),
                arguments: ["clock.face"]
            ),
        ]
    }

    private static func program() throws -> FilePath {
        guard let path = realpath("/proc/self/exe", nil) else {
            throw ValidationError("Cannot find the path of this program; use --clients FOLDER.")
        }
        defer { free(path) }
        return FilePath(String(cString: path))
    }

    private static func clients(above program: FilePath) throws -> FilePath {
        var folder = program.removingLastComponent()
        while !folder.components.isEmpty {
            for name in ["clients", "share/navhost/clients"] {
                let clients = folder.appending(name)
                if access(clients.appending("python/examples/catalog.py").string, R_OK) == 0 { return clients }
            }
            folder = folder.removingLastComponent()
        }
        throw ValidationError("There is no folder \"clients\" above \(program); use --clients FOLDER.")
    }

    /// The Swift module. It is beside a navhost from a build, and in `libexec` of an installed package.
    private static func settings(of program: FilePath) throws -> FilePath {
        let folder = program.removingLastComponent()
        let installed = folder.removingLastComponent().appending("libexec/navhost")
        for folder in [folder, installed] {
            let path = folder.appending("sample-settings")
            if access(path.string, X_OK) == 0 { return path }
        }
        throw ValidationError("There is no sample-settings beside \(program): swift build makes it.")
    }

    /// Runs the module until the task is cancelled. The module then gets SIGTERM, and SIGKILL after a second.
    func serve(at socket: String) async throws {
        var options = PlatformOptions()
        options.teardownSequence = [.gracefulShutDown(allowedDurationToNextStep: .seconds(1))]
        let result = try await Subprocess.run(
            executable,
            arguments: Arguments(arguments),
            environment: .inherit.updating(["NAVHOST_SOCKET": socket]),
            platformOptions: options,
            input: .none,
            output: .fileDescriptor(.standardError, closeAfterSpawningProcess: false),
            error: .fileDescriptor(.standardError, closeAfterSpawningProcess: false)
        )
        if !Task.isCancelled {
            FileOutput.standardError.write("navhost: the module \(name) has ended: \(result.terminationStatus)\n")
        }
    }
}

/// The tree in the chart of Navigator's documentation: a root, three tabs with a stack each, a sheet on the third tab
/// and a cover on the sheet.
enum DemoTree {
    /// Makes the tree, once the modules have registered their types.
    static func build(at socket: String) async throws {
        let client = try await NavigationClient.connect(to: socket)
        for type in ["catalog.list", "clock.face", "settings.page"] { try await waitFor(type, client) }
        for tab in ["home", "search", "clock"] {
            try await client.createNavigator(NavigatorRequest(name: tab))
        }
        try await client.push(Destination("catalog.list"), at: Place(navigator: "home"))
        try await client.push(Destination("catalog.item", ["id": 1]), at: Place(navigator: "home"))
        try await client.push(Destination("settings.page"), at: Place(navigator: "search"))
        try await client.selectNavigator(at: Place(navigator: "clock"))
        try await client.present(
            Destination("clock.alarm"),
            at: Place(navigator: "clock"),
            method: "managedSheet",
            name: "sheet"
        )
        try await client.present(Destination("clock.face"), at: Place(navigator: "sheet"), method: "managedCover")
        FileOutput.standardOutput.write("demo ready: navctl --socket \(socket) tree\n")
        await client.close()
    }

    /// Waits until a module has registered the type, for ten seconds at most.
    private static func waitFor(_ type: String, _ client: NavigationClient) async throws {
        let end = ContinuousClock.now + .seconds(10)
        while true {
            do {
                _ = try await client.call("destination.get", ["type": JSONPayload(type)])
                return
            } catch {
                guard case .refused = error, ContinuousClock.now < end else { throw error }
                try await Task.sleep(for: .milliseconds(20))
            }
        }
    }
}

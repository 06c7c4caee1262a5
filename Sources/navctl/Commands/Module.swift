import ArgumentParser
import NavigationClient
import NavigationControl

/// `navctl module`: what the host's supervisor does with one module.
struct Module: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Start, stop or restart a module of the host's manifests.",
        subcommands: [ModuleStart.self, ModuleStop.self, ModuleRestart.self]
    )
}

/// Which module is meant.
struct ModuleOptions: ParsableArguments {
    @OptionGroup var options: GlobalOptions

    @Argument(help: "The module's name.", completion: .host(.module))
    var module: String

    func request(_ method: String) async throws {
        try await options.request(method, ["module": JSONPayload(module)])
    }
}

/// `navctl module start`
struct ModuleStart: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "start",
        abstract: "Start it now, however often it has failed."
    )

    @OptionGroup var options: ModuleOptions

    func run() async throws { try await options.request("module.start") }
}

/// `navctl module stop`
struct ModuleStop: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stop",
        abstract: "End its process; it is started again when somebody needs it."
    )

    @OptionGroup var options: ModuleOptions

    func run() async throws { try await options.request("module.stop") }
}

/// `navctl module restart`
struct ModuleRestart: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "restart",
        abstract: "End its process and start it again, by its manifest as that is now."
    )

    @OptionGroup var options: ModuleOptions

    func run() async throws { try await options.request("module.restart") }
}

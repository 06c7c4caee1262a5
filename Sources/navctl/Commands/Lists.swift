import ArgumentParser
import NavigationClient

/// `navctl modules`
struct Modules: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "List the modules that are registered, and those that the host starts."
    )

    @OptionGroup var options: GlobalOptions

    func run() async throws {
        try await options.request("module.list")
    }
}

/// `navctl destinations`
struct Destinations: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "List the registered destination types.")

    @OptionGroup var options: GlobalOptions

    @Argument(help: "Only those of this module.")
    var module: String?

    func run() async throws {
        let params = module.map { JSONPayload.object([("module", JSONPayload($0))]) } ?? .emptyObject
        try await options.request("destination.list", params)
    }
}

/// `navctl sessions`
struct Sessions: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "List the connections to the host.")

    @OptionGroup var options: GlobalOptions

    func run() async throws {
        try await options.request("host.sessions")
    }
}

/// `navctl ping`
struct Ping: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Ask whether the host answers.")

    @OptionGroup var options: GlobalOptions

    func run() async throws {
        try await options.request("ping")
    }
}

/// `navctl status`
struct Status: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Show version, counts and limits of the host.")

    @OptionGroup var options: GlobalOptions

    func run() async throws {
        try await options.request("host.status")
    }
}

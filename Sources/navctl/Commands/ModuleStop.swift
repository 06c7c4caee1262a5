import ArgumentParser

/// `navctl module stop`
struct ModuleStop: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stop",
        abstract: "End the module's process. The host starts it again when it is needed."
    )
    .example("navctl module stop shop")

    @OptionGroup var options: ModuleOptions

    func run() async throws { try await options.request("module.stop") }
}

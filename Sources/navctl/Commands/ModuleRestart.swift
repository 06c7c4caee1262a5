import ArgumentParser

/// `navctl module restart`
struct ModuleRestart: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "restart",
        abstract: "End the module's process and start it again by its current manifest."
    )
    .example("navctl module restart shop")

    @OptionGroup var options: ModuleOptions

    func run() async throws { try await options.request("module.restart") }
}

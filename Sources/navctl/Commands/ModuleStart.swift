import ArgumentParser

/// `navctl module start`
struct ModuleStart: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "start",
        abstract: "Start the module now, even after repeated failures."
    )
    .example("navctl module start shop")

    @OptionGroup var options: ModuleOptions

    func run() async throws { try await options.request("module.start") }
}

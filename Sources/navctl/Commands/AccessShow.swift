import ArgumentParser

/// `navctl access show`
struct AccessShow: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show the identity and the grants of this client."
    )
    .example("navctl access show")

    @OptionGroup var options: GlobalOptions

    func run() async throws { try await options.request("access.describe") }
}

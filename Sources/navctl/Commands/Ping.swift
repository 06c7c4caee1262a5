import ArgumentParser

/// `navctl ping`
struct Ping: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Ask whether the host answers.")
        .example("navctl ping --timeout 1")

    @OptionGroup var options: GlobalOptions

    func run() async throws {
        try await options.request("ping")
    }
}

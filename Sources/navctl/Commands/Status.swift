import ArgumentParser

/// `navctl status`
struct Status: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Show version, counts and limits of the host.")
        .example("navctl status")

    @OptionGroup var options: GlobalOptions

    func run() async throws {
        try await options.request("host.status")
    }
}

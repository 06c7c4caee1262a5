import ArgumentParser
import NavigationControl

/// `navctl sessions`
struct Sessions: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "List the connections to the host.")
        .example("navctl sessions")

    @OptionGroup var options: GlobalOptions

    func run() async throws {
        try await options.request("host.sessions", as: ListTable.sessions)
    }
}

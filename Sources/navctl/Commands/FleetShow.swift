import ArgumentParser
import NavigationClient
import NavigationControl

/// `navctl fleet show`
struct FleetShow: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "show", abstract: "Show the fleet (the default).")
        .example("navctl fleet show --json pretty")

    @OptionGroup var options: GlobalOptions

    func run() async throws {
        try await options.request("fleet.describe", .emptyObject, asTables: ListTable.fleet)
    }
}

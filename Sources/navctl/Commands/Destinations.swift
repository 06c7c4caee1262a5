import ArgumentParser
import NavigationControl

/// `navctl destinations`
struct Destinations: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "List the registered destination types.")
        .example("navctl destinations")

    @OptionGroup var options: GlobalOptions

    @Argument(help: "Only the types of this module.", completion: .host(.module))
    var module: String?

    func run() async throws {
        var members = RequestMembers()
        members.add("module", module)
        try await options.request("destination.list", members.payload, as: ListTable.destinations)
    }
}

import ArgumentParser
import NavigationControl

/// `navctl modules`
struct Modules: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "List the registered modules, and the modules that the host starts."
    )
    .example("navctl modules")

    @OptionGroup var options: GlobalOptions

    func run() async throws {
        try await options.request("module.list", as: ListTable.modules)
    }
}

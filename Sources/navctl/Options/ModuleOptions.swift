import ArgumentParser
import NavigationClient
import NavigationControl

/// The module that a command is about.
struct ModuleOptions: ParsableArguments {
    @OptionGroup var options: GlobalOptions

    @Argument(help: "The module's name.", completion: .host(.module))
    var module: String

    /// Makes a request about the module and writes its result.
    func request(_ method: String) async throws {
        try await options.request(method, ["module": JSONPayload(module)])
    }
}

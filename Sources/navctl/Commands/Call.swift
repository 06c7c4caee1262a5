import ArgumentParser
import NavigationClient
import NavigationControl

/// `navctl call`
struct Call: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Call any method of the host and write its result.",
        usage: "navctl call <method> [<key>=<string> ...] [<key>:=<json> ...] [-] [<options>]"
    )
    .example("navctl call path.get navigator=n1")

    @OptionGroup var options: GlobalOptions

    @Argument(help: "The method, such as path.get.", completion: .host(.method))
    var method: String

    @Argument(
        help:
            "Its parameters: key=value is a string, key:=json any JSON. A single - reads the object from standard input."
    )
    var parameters: [String] = []

    func run() async throws {
        let isOnInput = parameters == ["-"]
        try await options.request(method, isOnInput ? try readParameters() : try RequestMembers.object(parameters))
    }

    private func readParameters() throws -> JSONPayload {
        do {
            return try JSONPayload(text: StandardInput.readAll())
        } catch {
            throw ValidationError("standard input does not hold valid JSON: \(error)")
        }
    }
}

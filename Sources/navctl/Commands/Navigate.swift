import ArgumentParser
import NavigationClient
import NavigationControl

/// `navctl navigate`
struct Navigate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show a destination.",
        usage: "navctl navigate <type> [<key>=<string> ...] [<key>:=<json> ...] [<options>]"
    )

    @OptionGroup var options: GlobalOptions

    @Argument(help: "The destination type, module.name.")
    var type: String

    @Argument(help: "Its arguments: key=value is a string, key:=json any JSON.")
    var arguments: [String] = []

    @Option(help: "How to show it: push, sheet, cover, managedSheet, managedCover, popover, alert or dialog.")
    var method: String?

    @Option(help: "Id or name of the navigator to act on. Default: the current one.")
    var navigator: String?

    @Option(help: "The scene.")
    var scene: String?

    @Option(help: "A name for the presentation's navigator.")
    var name: String?

    func run() async throws {
        var members: [(name: String, value: JSONPayload)] = [("type", JSONPayload(type))]
        if !arguments.isEmpty { members.append(("arguments", try memberObject(arguments))) }
        let named = [("method", method), ("navigator", navigator), ("scene", scene), ("name", name)]
        for case (let key, let value?) in named { members.append((key, JSONPayload(value))) }
        try await options.request("navigate", .object(members))
    }
}

/// The members of a command line; wrong ones are wrong usage.
func memberObject(_ arguments: [String]) throws -> JSONPayload {
    do {
        return try MemberArguments.object(arguments)
    } catch {
        throw ValidationError("\(error)")
    }
}

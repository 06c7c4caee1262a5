import ArgumentParser
import NavigationClient
import NavigationControl

/// `navctl access check`
struct AccessCheck: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Say whether an identity may do something, and by which line of the access document.",
        discussion: "The exit status is 1 when it may not."
    )
    .example("navctl access check navigate --identity till")

    @OptionGroup var options: GlobalOptions

    @Argument(help: "What it would do, such as navigate or unlock.")
    var verb: String

    @Option(help: "The identity. Default: this client's own. Others take the right to administer.")
    var identity: String?

    @Option(help: "The destination type that it is about.", completion: .host(.destination))
    var type: String?

    @Option(help: "The module that it is about.", completion: .host(.module))
    var module: String?

    @OptionGroup var place: PlaceOptions

    func run() async throws {
        var members = RequestMembers()
        members.add("verb", verb)
        members.add("identity", identity)
        members.add("type", type)
        members.add("module", module)
        members.add(place)
        let answer = try await options.answer("access.check", members.payload)
        try options.write(answer)
        if answer["allowed"]?.bool == false { throw Ending(status: .refused) }
    }
}

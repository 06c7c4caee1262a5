import ArgumentParser
import NavigationControl

/// `navctl open`
struct Open: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Open a URL: send what the module that takes it makes of it.",
        discussion: "Writes what became of each value that was sent, when the last one is dealt with."
    )

    @OptionGroup var options: GlobalOptions

    @Argument(help: "The URL, with a scheme and a host, or a path alone.")
    var url: String

    @Flag(help: "Say what it would become, and do nothing.")
    var resolve = false

    @OptionGroup var place: PlaceOptions

    func run() async throws {
        var members = RequestMembers()
        members.add("url", url)
        members.add(place)
        try await options.request(resolve ? "url.resolve" : "url.open", members.payload)
    }
}

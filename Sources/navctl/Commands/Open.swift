import ArgumentParser

/// `navctl open`
struct Open: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Open a URL: send the values into which its module translates it.",
        discussion: "Writes the outcome of each value after the last one has been processed."
    )
    .example("navctl open shop://items/7")

    @OptionGroup var options: GlobalOptions

    @Argument(help: "The URL, with a scheme and a host, or a path alone.")
    var url: String

    @Flag(help: "Show the values of the URL without sending them.")
    var resolve = false

    @OptionGroup var place: PlaceOptions

    func run() async throws {
        var members = RequestMembers()
        members.add("url", url)
        members.add(place)
        try await options.request(resolve ? "url.resolve" : "url.open", members.payload)
    }
}

import ArgumentParser

/// `navctl present`
struct Present: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show a destination over a navigator.",
        usage: "navctl present <type> [<key>=<string> ...] [<key>:=<json> ...] [<options>]"
    )
    .example("navctl present shop.delivery --method sheet")

    @OptionGroup var options: GlobalOptions
    @OptionGroup var destination: DestinationArguments

    @Option(
        help: "How to show it: sheet, cover, managedSheet, managedCover, popover, alert or dialog.",
        completion: .list(PresentationMethod.names)
    )
    var method: String?

    @OptionGroup var place: PlaceOptions

    @Option(help: "A name for its navigator.")
    var name: String?

    @OptionGroup var safety: SafetyOptions

    func run() async throws {
        var members = RequestMembers()
        try members.add(destination)
        members.add("method", method)
        members.add(place)
        members.add("name", name)
        members.add(safety)
        try await options.request("present", members.payload)
    }
}

import ArgumentParser

/// `navctl navigate`
struct Navigate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show a destination.",
        usage: "navctl navigate <type> [<key>=<string> ...] [<key>:=<json> ...] [<options>]"
    )
    .example("navctl navigate shop.item id:=7")

    @OptionGroup var options: GlobalOptions
    @OptionGroup var destination: DestinationArguments

    @Option(
        help: "How to show it: push, sheet, cover, managedSheet, managedCover, popover, alert or dialog.",
        completion: .list(["push"] + PresentationMethod.names)
    )
    var method: String?

    @OptionGroup var place: PlaceOptions

    @Option(help: "A name for the presentation's navigator.")
    var name: String?

    @OptionGroup var safety: SafetyOptions

    func run() async throws {
        var members = RequestMembers()
        try members.add(destination)
        members.add("method", method)
        members.add(place)
        members.add("name", name)
        members.add(safety)
        try await options.request("navigate", members.payload)
    }
}

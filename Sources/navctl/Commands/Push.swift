import ArgumentParser

/// `navctl push`
struct Push: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Push a destination.",
        usage: "navctl push <type> [<key>=<string> ...] [<key>:=<json> ...] [<options>]"
    )
    .example("navctl push shop.item id:=7 title=Lamp")

    @OptionGroup var options: GlobalOptions
    @OptionGroup var destination: DestinationArguments

    @Option(
        help: "What to do when the path already shows it: push, back, raise, single, replaceTop or clear.",
        completion: .list(["push", "back", "raise", "single", "replaceTop", "clear"])
    )
    var ifPresent: String?

    @OptionGroup var place: PlaceOptions
    @OptionGroup var safety: SafetyOptions

    func run() async throws {
        var members = RequestMembers()
        try members.add(destination)
        members.add("ifPresent", ifPresent)
        members.add(place)
        members.add(safety)
        try await options.request("push", members.payload)
    }
}

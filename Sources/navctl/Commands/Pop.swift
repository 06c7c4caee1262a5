import ArgumentParser
import NavigationControl

/// `navctl pop`
struct Pop: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Remove entries from the end of a path (default: 1).")
        .example("navctl pop --to 1")

    @OptionGroup var options: GlobalOptions

    @Argument(help: "The number of entries to remove.")
    var count: Int?

    @Option(help: "Keep this number of entries and remove the rest.")
    var to: Int?

    @Option(help: "Remove this entry and all entries above it.", completion: .host(.entry))
    var entry: String?

    @Flag(help: "Remove all entries.")
    var all = false

    @OptionGroup var place: PlaceOptions
    @OptionGroup var safety: SafetyOptions

    func validate() throws {
        if [count != nil, to != nil, entry != nil, all].count(where: { $0 }) > 1 {
            throw ValidationError("a count, --to, --entry and --all exclude each other")
        }
    }

    func run() async throws {
        var members = RequestMembers()
        members.add("count", count)
        members.add("to", to)
        members.add("entry", entry)
        members.add(place)
        members.add(safety)
        try await options.request(all ? "popAll" : "pop", members.payload)
    }
}

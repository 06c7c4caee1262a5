import ArgumentParser
import NavigationClient

/// `navctl push`
struct Push: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Push a destination.",
        usage: "navctl push <type> [<key>=<string> ...] [<key>:=<json> ...] [<options>]"
    )

    @OptionGroup var options: GlobalOptions
    @OptionGroup var destination: DestinationArguments

    @Option(
        help: "What to do when it is there already: push, back, raise, single, replaceTop or clear.",
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

/// `navctl present`
struct Present: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show a destination over a navigator.",
        usage: "navctl present <type> [<key>=<string> ...] [<key>:=<json> ...] [<options>]"
    )

    @OptionGroup var options: GlobalOptions
    @OptionGroup var destination: DestinationArguments

    @Option(
        help: "How to show it: sheet, cover, managedSheet, managedCover, popover, alert or dialog.",
        completion: .list(presentations)
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

/// `navctl pop`
struct Pop: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Take entries off a path, one unless told.")

    @OptionGroup var options: GlobalOptions

    @Argument(help: "How many.")
    var count: Int?

    @Option(help: "Take off all but so many.")
    var to: Int?

    @Option(help: "Take off this entry and all above it.")
    var entry: String?

    @Flag(help: "Take off all.")
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

/// `navctl back`
struct Back: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Go back one step: pop, else dismiss.")

    @OptionGroup var options: GlobalOptions
    @OptionGroup var place: PlaceOptions
    @OptionGroup var safety: SafetyOptions

    func run() async throws {
        var members = RequestMembers()
        members.add(place)
        members.add(safety)
        try await options.request("back", members.payload)
    }
}

/// `navctl dismiss`
struct Dismiss: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Close a presented navigator.")

    @OptionGroup var options: GlobalOptions
    @OptionGroup var place: PlaceOptions
    @OptionGroup var safety: SafetyOptions

    func run() async throws {
        var members = RequestMembers()
        members.add(place)
        members.add(safety)
        try await options.request("dismiss", members.payload)
    }
}

/// `navctl reset`
struct Reset: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Close every presentation and empty every path.")

    @OptionGroup var options: GlobalOptions
    @OptionGroup var scene: SceneOptions
    @OptionGroup var safety: SafetyOptions

    func run() async throws {
        var members = RequestMembers()
        members.add("scene", scene.scene)
        members.add(safety)
        try await options.request("reset", members.payload)
    }
}

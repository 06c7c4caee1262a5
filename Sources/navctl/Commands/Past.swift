import ArgumentParser
import Glibc
import NavigationClient
import NavigationControl

/// `navctl state`
struct State: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Write what is shown, in a form that --set takes again; or set it."
    )

    @OptionGroup var options: GlobalOptions

    @Option(
        help: ArgumentHelp("Make it what this file says; - is standard input.", valueName: "file"),
        completion: .file()
    )
    var set: String?

    @OptionGroup var place: PlaceOptions
    @OptionGroup var safety: SafetyOptions

    func validate() throws {
        if set == nil, safety.ifRevision != nil || safety.token != nil {
            throw ValidationError("--if-revision and --token go with --set")
        }
    }

    func run() async throws {
        var members = RequestMembers()
        if let set { members.add("state", try state(in: set)) }
        members.add(place)
        members.add(safety)
        try await options.request(set == nil ? "state.get" : "state.set", members.payload)
    }

    /// The list, alone or as it stands in an answer of `state.get`.
    private func state(in path: String) throws -> JSONPayload {
        guard let text = InputFile.read(path) else {
            throw ValidationError("cannot read \(path): \(String(cString: strerror(errno)))")
        }
        do {
            let payload = try JSONPayload(text: text)
            return payload["state"] ?? payload
        } catch {
            throw ValidationError("\(path) is no JSON: \(error)")
        }
    }
}

/// `navctl history`
struct History: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "List the newest revisions, oldest first.")

    @OptionGroup var options: GlobalOptions

    @Option(help: "The ones right after this revision instead.")
    var since: Int?

    @Option(help: "So many at most; 100 unless told.")
    var limit: Int?

    @Option(help: "Only what mentions this entry.")
    var entry: String?

    @OptionGroup var scene: SceneOptions

    func run() async throws {
        var members = RequestMembers()
        members.add("since", since)
        members.add("limit", limit)
        members.add("entry", entry)
        members.add("scene", scene.scene)
        try await options.request("history.list", members.payload)
    }
}

/// `navctl undo`
struct Undo: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Make the tree what it was before the newest revision.")

    @OptionGroup var options: GlobalOptions

    @Option(help: "What it was at this revision.")
    var to: Int?

    @OptionGroup var scene: SceneOptions
    @OptionGroup var safety: SafetyOptions

    func run() async throws {
        var members = RequestMembers()
        members.add("to", to)
        members.add("scene", scene.scene)
        members.add(safety)
        try await options.request("undo", members.payload)
    }
}

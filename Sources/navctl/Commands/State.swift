import ArgumentParser
import NavigationClient

/// `navctl state`
struct State: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Write the state of a navigator, or set it with --set."
    )
    .example("navctl state --navigator n1")

    @OptionGroup var options: GlobalOptions

    @Option(
        help: ArgumentHelp(
            "Set the state that this file holds, in the form that navctl state writes; - is standard input.",
            valueName: "file"
        ),
        completion: .file()
    )
    var set: String?

    @OptionGroup var place: PlaceOptions
    @OptionGroup var safety: SafetyOptions

    func validate() throws {
        if set == nil, safety.ifRevision != nil || safety.token != nil {
            throw ValidationError("--if-revision and --token require --set")
        }
    }

    func run() async throws {
        var members = RequestMembers()
        if let set { members.add("state", try state(in: set)) }
        members.add(place)
        members.add(safety)
        try await options.request(set == nil ? "state.get" : "state.set", members.payload)
    }

    /// The list, alone or as the member `state` of an answer of `state.get`.
    private func state(in path: String) throws -> JSONPayload {
        let text = try InputFile.read(path)
        do {
            let payload = try JSONPayload(text: text)
            return payload["state"] ?? payload
        } catch {
            throw ValidationError("\(path) does not hold valid JSON: \(error)")
        }
    }
}

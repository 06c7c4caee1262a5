import ArgumentParser
import Glibc
import NavigationControl

/// `navctl history`
struct History: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "List the newest revisions, oldest first.")
        .example("navctl history --limit 10")

    @OptionGroup var options: GlobalOptions

    @Option(help: "List the revisions directly after this one instead.")
    var since: Int?

    @Option(help: "The maximum number of revisions (default: 100).")
    var limit: Int?

    @Option(help: "Only revisions that mention this entry.", completion: .host(.entry))
    var entry: String?

    @OptionGroup var scene: SceneOptions

    func run() async throws {
        var members = RequestMembers()
        members.add("since", since)
        members.add("limit", limit)
        members.add("entry", entry)
        members.add("scene", scene.scene)
        try await options.request("history.list", members.payload) { answer in
            ListTable.history(answer, now: Int(time(nil)) * 1000)
        }
    }
}

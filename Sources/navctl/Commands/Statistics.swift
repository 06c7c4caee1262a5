import ArgumentParser
import NavigationControl

/// `navctl statistics`
struct Statistics: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show how often and for how long each destination type was shown, and what was refused.",
        discussion: """
            The types are counted in the revisions of the scene that the host keeps, the refusals since the host \
            started and in all scenes.
            """
    )
    .example("navctl statistics --since 0")

    @OptionGroup var options: GlobalOptions

    @Option(help: "Count only what came after this revision.")
    var since: Int?

    @Option(help: "The maximum number of rows in each table (default: 100).")
    var limit: Int?

    @OptionGroup var scene: SceneOptions

    func run() async throws {
        var members = RequestMembers()
        members.add("since", since)
        members.add("limit", limit)
        members.add("scene", scene.scene)
        try await options.request("history.statistics", members.payload, asTables: ListTable.statistics)
    }
}

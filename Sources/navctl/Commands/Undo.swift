import ArgumentParser

/// `navctl undo`
struct Undo: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Restore the tree as it was before the newest revision.")
        .example("navctl undo --to 12")

    @OptionGroup var options: GlobalOptions

    @Option(help: "Restore the tree as it was at this revision.")
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

import ArgumentParser

/// `navctl reset`
struct Reset: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Close every presentation and empty every path.")
        .example("navctl reset --scene main")

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

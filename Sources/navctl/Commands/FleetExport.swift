import ArgumentParser
import NavigationControl

/// `navctl fleet export`
struct FleetExport: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Move the state of a shared scene out of the fleet.",
        discussion: """
            A scene of this host gets the state, and the shared scene is empty afterwards. The host makes the scene \
            when it is missing. When the command ends early, both have the state.
            """
    )
    .example("navctl fleet export wall --as main")

    @OptionGroup var options: GlobalOptions

    @Argument(help: "The shared scene.", completion: .host(.fleetScene))
    var scene: String

    @Option(
        help: ArgumentHelp("The scene of this host; the one of the same name when left out.", valueName: "scene"),
        completion: .host(.scene)
    )
    var `as`: String?

    @Flag(help: "Remove what the scene of this host shows.")
    var replace = false

    func run() async throws {
        let transfer = SceneTransfer(
            options: options,
            source: .init(scene: scene, isLocal: false),
            target: .init(scene: `as` ?? scene, isLocal: true),
            replaces: replace
        )
        try options.write(try await transfer.carryOut())
    }
}

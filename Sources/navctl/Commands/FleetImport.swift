import ArgumentParser
import NavigationControl

/// `navctl fleet import`
struct FleetImport: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Move the state of a scene of this host into the fleet.",
        discussion: """
            The shared scene gets the state, and the scene of the host is empty afterwards. When the command ends \
            early, both have it.
            """
    )
    .example("navctl fleet import main --as wall")

    @OptionGroup var options: GlobalOptions

    @Argument(help: "The scene of this host.", completion: .host(.scene))
    var scene: String

    @Option(
        help: ArgumentHelp("The shared scene; the one of the same name when left out.", valueName: "scene"),
        completion: .host(.fleetScene)
    )
    var `as`: String?

    @Flag(help: "Remove what the shared scene shows.")
    var replace = false

    func run() async throws {
        let transfer = SceneTransfer(
            options: options,
            source: .init(scene: scene, isLocal: true),
            target: .init(scene: `as` ?? scene, isLocal: false),
            replaces: replace
        )
        try options.write(try await transfer.carryOut())
    }
}

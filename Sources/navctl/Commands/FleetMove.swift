import ArgumentParser
import NavigationControl

/// `navctl fleet move`
struct FleetMove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "move",
        abstract: "Give a shared scene to another host.",
        discussion: "Requests wait meanwhile, and none is lost. The answer names the next owner."
    )
    .example("navctl fleet move wall two")

    @OptionGroup var options: GlobalOptions

    @Argument(help: "The scene.", completion: .host(.fleetScene))
    var scene: String

    @Argument(help: "The host; another one than now when left out.", completion: .host(.fleetHost))
    var host: String?

    func run() async throws {
        var members = RequestMembers()
        members.add("scene", scene)
        members.add("to", host)
        try await options.request("scene.move", members.payload)
    }
}

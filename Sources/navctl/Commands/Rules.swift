import ArgumentParser
import JSON
import NavigationClient
import NavigationControl

/// `navctl rules`
struct Rules: AsyncParsableCommand {
    /// The forms in which the rules can be written.
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case json, dot, mermaid
    }

    static let configuration = CommandConfiguration(
        abstract: "Show the rules of paths, or the places that break one.",
        discussion: "dot and mermaid write the text of a graph."
    )
    .example("navctl rules --check")

    @OptionGroup var options: GlobalOptions

    @Flag(help: "List the places of a scene that break a rule now. The exit status is 1 when there are any.")
    var check = false

    @Option(help: "How to describe them.")
    var format = Format.json

    @OptionGroup var scene: SceneOptions

    func validate() throws {
        if check, format != .json { throw ValidationError("--check and --format exclude each other") }
        if !check, scene.scene != nil { throw ValidationError("--scene requires --check") }
    }

    func run() async throws {
        var members = RequestMembers()
        if check {
            members.add("scene", scene.scene)
            let answer = try await options.answer("rules.check", members.payload)
            try options.write(answer)
            guard answer["violations"]?.elements?.isEmpty ?? true else { throw Ending(status: .refused) }
        } else {
            members.add("format", format == .json ? nil : format.rawValue)
            let answer = try await options.answer("rules.describe", members.payload)
            guard let graph = answer["graph"]?.string, !options.quiet else { return try options.write(answer) }
            let text = VisibleText.of(graph, keeping: ["\n", "\t"])
            try StandardOutput.show(text.hasSuffix("\n") ? String(text.dropLast()) : text)
        }
    }
}

import ArgumentParser
import JSON
import NavigationClient
import NavigationControl

/// `navctl screen`
struct Screen: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Say what a renderer cuts or does not understand in the content of entries.",
        discussion: """
            The content is checked against the vocabulary screen 1. FILE holds the content of one entry, or an object with its content and links, as \
            entry.provide has them; - is standard input. With --live, navctl checks the content of all entries that the host shows. The exit status is 1 \
            when there is a problem.
            """
    )
    .example("navctl screen --live")

    @OptionGroup var options: GlobalOptions

    @Argument(help: "A file with content.", completion: .file())
    var file: String?

    @Flag(help: "Check the content that the running host shows.")
    var live = false

    @Flag(name: .customLong("schema"), help: "Write the JSON Schema of the vocabulary, and exit.")
    var isSchema = false

    @Option(help: "Check this scene only. Requires --live.", completion: .host(.scene))
    var scene: String?

    func validate() throws {
        guard [file != nil, live, isSchema].count(where: \.self) == 1 else {
            throw ValidationError("give one of FILE, --live and --schema")
        }
        if scene != nil, !live { throw ValidationError("--scene requires --live") }
    }

    func run() async throws {
        if isSchema { return try StandardOutput.write(ScreenSchema.line) }
        let problems = if let file { try check(file) } else { try await checkHost() }
        if !options.quiet {
            for problem in problems {
                let line = options.isForPeople ? VisibleText.of("\(problem)") : VisibleText.inJSON(problem.text)
                try StandardOutput.write(line)
            }
        }
        guard !problems.isEmpty else { return }
        let noun = problems.count == 1 ? "problem" : "problems"
        throw Ending(status: .refused, complaint: "navctl: \(problems.count) \(noun)")
    }

    private func check(_ file: String) throws -> [PlacedScreenProblem] {
        guard let problems = PlacedScreenProblem.all(in: try InputFile.read(file)) else {
            throw ValidationError("\(file) is not JSON")
        }
        return problems
    }

    private func checkHost() async throws -> [PlacedScreenProblem] {
        let client = try await options.connect()
        let destinations = try await client.call("destination.list").text
        var names = [scene].compactMap(\.self)
        if names.isEmpty {
            names = (try await client.call("scene.list")["scenes"]?.elements ?? []).compactMap { $0["scene"]?.string }
        }
        var problems: [PlacedScreenProblem] = []
        for name in names {
            let snapshot = try await client.wholeTree(["scene": JSONPayload(name)]).text
            problems += PlacedScreenProblem.all(in: snapshot, of: name, destinations: destinations)
        }
        await client.close()
        return problems
    }
}

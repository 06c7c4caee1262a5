import ArgumentParser
import NavigationClient
import NavigationControl

/// `navctl complete`, which the scripts of shells call.
struct Complete: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Write the words that can stand in place of the last one, each with its summary behind a tab.",
        discussion: """
            The scripts of bash, zsh and fish call it: navctl complete -- navctl push ''. A single line :files means that the word is the name of a file.
            """,
        shouldDisplay: false
    )

    @Option(help: "A line up to the cursor, in place of its words.")
    var line: String?

    @Option(help: "Seconds to wait for the host.")
    var timeout = HostQuestions.usualTimeout

    @Argument(
        parsing: .postTerminator,
        help: "The words up to the cursor, with the program. The last one may be empty."
    )
    var words: [String] = []

    func run() async throws {
        let typed = line.map { TypedLine($0) }
        let before = typed?.words ?? Array(words.dropLast())
        let questions = HostQuestions(
            socket: CompletionSubject.socket(in: before),
            secretFile: CompletionSubject.value(of: ["--secret-file"], in: before),
            timeout: timeout
        )
        let completion = Completion(
            Array(before.dropFirst()),
            current: typed?.current ?? words.last ?? "",
            in: try Navctl.form()
        ) { await questions.ask($0, $1) }
        if completion.fileName != nil { return try StandardOutput.write(":files") }
        for candidate in await completion.candidates() { try StandardOutput.write(candidate.line) }
    }
}

extension Navctl {
    /// The form of all commands.
    static func form() throws -> CommandForm {
        guard let form = CommandForm(description: _dumpHelp()) else {
            preconditionFailure("navctl does not understand its own description")
        }
        return form
    }
}

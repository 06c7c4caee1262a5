import ArgumentParser
import Glibc
import NavigationClient
import NavigationControl

/// `navctl shell`
struct Shell: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Type commands one after the other, with completion, help and a history.",
        discussion: """
            A line is what follows navctl: push shop.item id:=7. exit or Control-D ends the shell. Tab completes a word. A question mark at the beginning \
            of a word explains the command, the method or the type, and so does Alt-H everywhere. Control-R searches the history, Control-C drops the line.

            The options of the shell count for each command that accepts them. When standard input is no terminal, the lines are a script: it stops at the \
            first command that fails, and ends with the status of that command.
            """
    )
    .example("echo \"push shop.item id:=7\" | navctl shell")

    @OptionGroup var options: GlobalOptions
    @OptionGroup var scene: SceneOptions

    @Flag(help: "Go on with a script after a command that failed.")
    var keepGoing = false

    func run() async throws {
        let form = try Navctl.form()
        guard isatty(STDIN_FILENO) == 1 else { return try runScript(form) }
        let shell = InteractiveShell(
            form: form,
            scene: scene.scene ?? "main",
            options: inherited,
            questions: HostQuestions(
                socket: options.socket,
                secretFile: options.secretFile,
                timeout: options.timeout ?? HostQuestions.usualTimeout
            )
        )
        let isUsable = await withCheckedContinuation { continuation in
            WaitingThread.start { continuation.resume(returning: shell.run()) }
        }
        guard isUsable else { throw Ending(status: .usage, complaint: "navctl: the terminal cannot be used") }
    }

    private func runScript(_ form: CommandForm) throws {
        var input = StandardInput()
        var number = 0
        var first: Int32 = 0
        while let line = input.readLine() {
            number += 1
            let status: Int32
            do {
                switch try ShellLine(line) {
                case .nothing: continue
                case .exit: Glibc.exit(first)
                case .command(let words):
                    let arguments = ShellLine.arguments(words, options: inherited, in: form)
                    status = ShellCommand.run(arguments, readsTerminal: false)
                }
            } catch {
                StandardError.write("navctl: \(error)")
                status = ExitStatus.usage.rawValue
            }
            guard status != 0 else { continue }
            StandardError.write("navctl: line \(number) failed with exit status \(status)")
            if first == 0 { first = status }
            if !keepGoing { break }
        }
        if first != 0 { Glibc.exit(first) }
    }

    /// The options that the commands of the shell get.
    private var inherited: [(name: String, value: String?)] {
        var found: [(name: String, value: String?)] = []
        if let socket = options.socket { found.append(("--socket", socket)) }
        if let file = options.secretFile { found.append(("--secret-file", file)) }
        if let scene = scene.scene { found.append(("--scene", scene)) }
        if let timeout = options.timeout { found.append(("--timeout", "\(timeout)")) }
        if options.json != .auto { found.append(("--json", options.json.rawValue)) }
        if options.flat { found.append(("--flat", nil)) }
        if options.quiet { found.append(("--quiet", nil)) }
        for name in options.graceful { found.append(("--graceful", name)) }
        return found
    }
}

import ArgumentParser
import Glibc
import JSON
import NavigationClient
import NavigationControl

/// The command line of navhost.
@main
struct Navctl: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "navctl",
        abstract: "Inspect and control a navhost.",
        discussion: """
            navctl help COMMAND has the options of a command, and an example. One of each group of commands:

              tree        navctl tree --follow
              navigation  navctl push shop.item id:=7
              request     navctl call path.get navigator=n1
              module      navctl modules
              host        navctl doctor
              testing     navctl record day.ndjson

            Exit status: 0 done, 1 refused by the host, 2 no host or a broken connection, 3 wrong usage, 4 timed out.
            """,
        version: "0.1.0",
        groupedSubcommands: [
            CommandGroup(
                name: "Tree",
                subcommands: [
                    Tree.self, Browse.self, Watch.self, History.self, Statistics.self, State.self, Rules.self,
                ]
            ),
            CommandGroup(
                name: "Navigation",
                subcommands: [
                    Navigate.self, Push.self, Present.self, Pop.self, Back.self, Dismiss.self, Reset.self, Open.self,
                    Undo.self,
                ]
            ),
            CommandGroup(
                name: "Request",
                subcommands: [Call.self, Pipe.self, Plan.self, Describe.self, Shell.self, Complete.self]
            ),
            CommandGroup(
                name: "Module",
                subcommands: [Modules.self, Destinations.self, Module.self, Access.self]
            ),
            CommandGroup(
                name: "Host",
                subcommands: [
                    Doctor.self, Status.self, Ping.self, Latency.self, Sessions.self, Top.self, Monitor.self,
                    Metrics.self, Fleet.self,
                ]
            ),
            CommandGroup(
                name: "Testing",
                subcommands: [Record.self, Replay.self, Mock.self, Contract.self, Screen.self]
            ),
        ]
    )

    @OptionGroup var options: GlobalOptions

    /// Parses the arguments, runs the command, and maps its result to an exit status.
    static func main() async {
        // A write to a closed pipe fails instead of ending the process.
        signal(SIGPIPE, SIG_IGN)
        do {
            if let script = CompletionScript.requested(in: Array(CommandLine.arguments.dropFirst())) {
                return try StandardOutput.write(script.text)
            }
            var command = try parsed()
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        } catch let error as NavigationClientError {
            StandardError.write(complaint(for: error))
            Glibc.exit(ExitStatus(error).rawValue)
        } catch let ending as Ending {
            if let complaint = ending.complaint { StandardError.write(complaint) }
            Glibc.exit(ending.status.rawValue)
        } catch is StandardOutput.ReaderGone {
            Glibc.exit(ExitStatus.done.rawValue)
        } catch let error as ValidationError {
            // The form of the command was right, and a value was wrong. The usage text would not help.
            StandardError.write("navctl: \(error.message)")
            Glibc.exit(ExitStatus.usage.rawValue)
        } catch {
            end(error)
        }
    }

    /// The command that the arguments name.
    private static func parsed() throws -> any ParsableCommand {
        do {
            return try parseAsRoot()
        } catch {
            guard let word = CommandLine.arguments.dropFirst().first, !word.hasPrefix("-"), !isCommand(word) else {
                throw error
            }
            let names = configuration.subcommands.map { $0._commandName }
            let nearest = Spelling.nearest(to: word, among: names).map { "did you mean \"\($0)\"? " } ?? ""
            throw ValidationError(
                "unknown command \"\(word)\"; \(nearest)\"navctl help\" lists the commands, and \"navctl call METHOD\" calls any method"
            )
        }
    }

    /// For a person a sentence and a hint, else one line with the refusal's data. With `--json` it has the data, too.
    private static func complaint(for error: NavigationClientError) -> String {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard StandardError.isTerminal, !arguments.contains(where: { $0.hasPrefix("--json") }) else {
            return error.complaint
        }
        return Complaint.lines(for: error, arguments: arguments).joined(separator: "\n")
    }

    private static func isCommand(_ word: String) -> Bool {
        word == "help" || configuration.subcommands.contains { $0._commandName == word }
    }

    /// Writes the help or version that was requested. Any other error is a usage error.
    private static func end(_ error: any Error) -> Never {
        let text = fullMessage(for: error)
        guard exitCode(for: error).isSuccess else {
            StandardError.write(text)
            Glibc.exit(ExitStatus.usage.rawValue)
        }
        try? StandardOutput.show(text)
        Glibc.exit(ExitStatus.done.rawValue)
    }
}

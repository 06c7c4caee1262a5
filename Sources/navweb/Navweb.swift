import ArgumentParser
import NavigationWeb

/// The gateway between browsers and a navhost.
@main
struct Navweb: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "navweb",
        abstract: "Serve a navhost to browsers of this machine, over HTTP.",
        discussion: """
            It prints the address of the page. The address has a ticket that works once, within 30 seconds.

            Exit status: 0 ended by a signal, 1 cannot listen or write its file, 3 wrong usage.
            """,
        version: HostSession.version,
        subcommands: [Serve.self, Ticket.self],
        defaultSubcommand: Serve.self
    )

    /// Parses the arguments and runs the command.
    static func main() async {
        do {
            var command = try parseAsRoot()
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        } catch let problem as Problem {
            Output.standardError.write("navweb: \(problem.description)\n")
            Navweb.exit(withStatus: 1)
        } catch let error as ValidationError {
            Output.standardError.write("navweb: \(error.message)\n")
            Navweb.exit(withStatus: 3)
        } catch {
            let text = fullMessage(for: error)
            guard exitCode(for: error).isSuccess else {
                Output.standardError.write("\(text)\n")
                Navweb.exit(withStatus: 3)
            }
            Output.standardOutput.write("\(text)\n")
            Navweb.exit(withStatus: 0)
        }
    }
}

/// An error that ends the program with status 1.
struct Problem: Error {
    let description: String
}

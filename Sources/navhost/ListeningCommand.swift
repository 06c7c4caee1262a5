import ArgumentParser

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A command with the options of `navhost serve`.
protocol ListeningCommand: ParsableCommand, Sendable {
    var listening: ListeningOptions { get }
}

extension ListeningCommand {
    /// The same command with the values of the configuration file, for options that neither the command line nor the
    /// environment sets.
    ///
    /// - Throws: ``ConfigurationError``, or an error of the parser when the values do not fit together.
    func configured() throws -> Configured<Self> {
        let environment = ListeningOptions.environment
        guard let file = try ConfigurationFile.find(listening.config, environment) else {
            return Configured(command: self, file: nil)
        }
        // A later option replaces an earlier one, so the file comes first.
        let fromFile = file.arguments(unless: ConfigurationFile.overridden(by: environment))
        return Configured(command: try Self.parse(fromFile + Self.arguments), file: file)
    }

    /// Like ``configured()``, but reports an invalid file and ends the process.
    func configuredOrExit() throws -> Configured<Self> {
        do { return try configured() } catch let error as ConfigurationError {
            FileOutput.complain("\(error)")
            throw ExitCode(78)
        }
    }

    /// The command line without the names of the program and of the command.
    static var arguments: [String] {
        let arguments = CommandLine.arguments.dropFirst()
        return Array(arguments.first == configuration.commandName ? arguments.dropFirst() : arguments)
    }
}

/// A command, and the file that has set some of its options.
struct Configured<Command: ListeningCommand>: Sendable {
    let command: Command
    let file: ConfigurationFile?

    /// Every option, with its value and its origin.
    func settings() throws -> [Setting] { try command.listening.settings(Command.arguments, file) }
}

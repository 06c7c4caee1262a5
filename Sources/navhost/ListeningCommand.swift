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
    /// The same command with what the configuration file says where neither the command line nor the environment does.
    ///
    /// - Throws: ``ConfigurationError``, or what is wrong with all of it together.
    func configured() throws -> Configured<Self> {
        let environment = ListeningOptions.environment
        guard let file = try ConfigurationFile.find(listening.config, environment) else {
            return Configured(command: self, file: nil)
        }
        // What comes later counts, so the file comes first.
        let fromFile = file.arguments(unless: ConfigurationFile.overridden(by: environment))
        return Configured(command: try Self.parse(fromFile + Self.arguments), file: file)
    }

    /// ``configured()``, or the end of the process.
    func configuredOrExit() throws -> Configured<Self> {
        do { return try configured() } catch let error as ConfigurationError {
            FileOutput.standardError.write("navhost: \(error)\n")
            throw ExitCode(78)
        }
    }

    /// The command line without the names of the program and of the command.
    static var arguments: [String] {
        let arguments = CommandLine.arguments.dropFirst()
        return Array(arguments.first == configuration.commandName ? arguments.dropFirst() : arguments)
    }
}

/// A command, and the file that has a part in its options.
struct Configured<Command: ListeningCommand>: Sendable {
    let command: Command
    let file: ConfigurationFile?

    /// Every option, what it is set to, and by whom.
    func settings() throws -> [Setting] { try command.listening.settings(Command.arguments, file) }
}

import ArgumentParser
import NavigationBroker
import NavigationProtocol
import NavigationServer

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// `navhost config`: shows the values that `navhost serve` would use with the same options and environment.
struct Config: ListeningCommand {
    static let configuration = CommandConfiguration(
        commandName: "config",
        abstract: "Show every option's value and where it comes from, for `navhost serve` with the same options.",
        discussion: "This opens nothing, and reads no file but the configuration file."
    )

    @OptionGroup var listening: ListeningOptions

    @Option(help: "Output format: table, or json (one object a line).") var format = Format.table

    /// The format of the output.
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case table, json
    }

    func run() throws {
        let settings: [Setting]
        do { settings = try configuredOrExit().settings() } catch let error as ListeningError {
            FileOutput.complain("\(error)")
            throw error.exitCode
        }
        switch format {
        case .table: FileOutput.standardOutput.write(Setting.table(settings))
        case .json: FileOutput.standardOutput.write(settings.flatMap(\.json))
        }
    }
}

extension ListeningOptions {
    /// Every option, in the order of the help.
    ///
    /// - Parameters:
    ///   - arguments: The command line, which shows the options that were given.
    ///   - file: The configuration file. Its values are in these options already.
    func settings(_ arguments: [String], _ file: ConfigurationFile?) throws(ListeningError) -> [Setting] {
        let environment = Self.environment
        func setting(_ name: String, _ value: Setting.Value, _ variables: [String] = []) -> Setting {
            let option = "--\(name)"
            let isGiven = arguments.contains { $0 == option || $0.hasPrefix("\(option)=") }
            let fromFile = file.flatMap { file in file.value(of: option, environment).map { _ in file.path } }
            let otherwise: Setting.Origin = variables.isEmpty ? .standard : .environment(variables)
            return Setting(
                option: option,
                value: value,
                origin: isGiven ? .option : fromFile.map { .file($0) } ?? otherwise
            )
        }
        let place = StorePath(option: store.store, socket: socket, environment: environment, uid: getuid())
        return try values.map { option, value throws(ListeningError) in
            switch option {
            case "config":
                setting(
                    option,
                    file.map { .text($0.path) } ?? value,
                    file.flatMap { $0.variable.map { [$0] } } ?? []
                )
            case "socket": try socketSetting(arguments, file, environment)
            case "store": setting(option, .text(place.path ?? "none"), place.variables)
            case "nats": setting(option, fleet.shownAddresses.map { .text($0) } ?? .nothing)
            default: setting(option, value)
            }
        }
    }

    /// The socket. A socket that a service manager passes comes before all others.
    private func socketSetting(
        _ arguments: [String],
        _ file: ConfigurationFile?,
        _ environment: [String: String]
    ) throws(ListeningError) -> Setting {
        let service = try ServiceEnvironment(environment, pid: getpid())
        if let inherited = try inheritedSocket(service) {
            let origin: Setting.Origin = .environment(["LISTEN_FDS"])
            return Setting(option: "--socket", value: .text(inherited.path), origin: origin)
        }
        let path = SocketPath(option: socket, environment: environment, uid: getuid())
        let isGiven = arguments.contains { $0.hasPrefix("--socket") || ($0.hasPrefix("-s") && !$0.hasPrefix("--")) }
        let fromFile = file.flatMap { file in file.value(of: "--socket", environment).map { _ in file.path } }
        let otherwise: Setting.Origin =
            fromFile.map { .file($0) } ?? path.variable.map { .environment([$0]) } ?? .standard
        return Setting(option: "--socket", value: .text(path.path), origin: isGiven ? .option : otherwise)
    }
}

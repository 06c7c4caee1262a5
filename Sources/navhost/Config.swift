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
        func setting(_ option: String, _ value: Setting.Value, _ variables: [String] = []) -> Setting {
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
        return try [
            setting(
                ConfigurationFile.option,
                file.map { .text($0.path) } ?? config.map { .text($0) } ?? .nothing,
                file.flatMap { $0.variable.map { [$0] } } ?? []
            ),
            socketSetting(arguments, file, environment),
            setting("--log-level", .text(logLevel.rawValue)),
            setting("--log-format", .text(logFormat.rawValue)),
            setting("--bindings", bindings.map { .text($0) } ?? .nothing),
            setting("--modules", modules.map { .text($0) } ?? .nothing),
            setting("--access", access.map { .text($0) } ?? .nothing),
            setting("--core-dumps", .text(coreDumps.rawValue)),
            setting("--slow", slow.map { .number($0) } ?? .nothing),
            setting("--traces", traces.map { .text($0) } ?? .nothing),
            setting("--store", .text(place.path ?? "none"), place.variables),
            setting("--durability", .text(store.durability.rawValue)),
            setting("--restoration-key", store.restorationKey.map { .text($0) } ?? .nothing),
            setting("--fleet", fleet.fleet.map { .text($0) } ?? .nothing),
            setting("--nats", fleet.shownAddresses.map { .text($0) } ?? .nothing),
            setting("--nats-ca", fleet.natsCa.map { .text($0) } ?? .nothing),
            setting("--nats-cert", fleet.natsCert.map { .text($0) } ?? .nothing),
            setting("--nats-key", fleet.natsKey.map { .text($0) } ?? .nothing),
            setting("--nats-creds", fleet.natsCreds.map { .text($0) } ?? .nothing),
            setting("--fleet-scenes", fleet.fleetScenes.map { .text($0) } ?? .nothing),
            setting("--fleet-host", fleet.fleetHost.map { .text($0) } ?? .nothing),
            setting("--fleet-log-bytes", fleet.fleetLogBytes.map { .integer($0) } ?? .nothing),
        ] + limits.values.map { setting($0.option, $0.value) }
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

extension LimitOptions {
    /// Every limit by the option that sets it.
    var values: [(option: String, value: Setting.Value)] {
        LimitDescription.all.map { limit in
            switch limit.value(in: limits) {
            case .count(let count): ("--\(limit.option)", .integer(count))
            case .seconds(let seconds): ("--\(limit.option)", .number(seconds))
            }
        }
    }
}

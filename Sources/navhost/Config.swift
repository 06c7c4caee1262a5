import ArgumentParser
import JSON
import NavigationBroker
import NavigationProtocol
import NavigationServer

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// `navhost config`: what `navhost serve` with the same options, here and now, would use.
struct Config: ListeningCommand {
    static let configuration = CommandConfiguration(
        commandName: "config",
        abstract: "Show every option's value and where it comes from, for `navhost serve` with the same options.",
        discussion: "Nothing is opened, and no file is read but that of the configuration."
    )

    @OptionGroup var listening: ListeningOptions

    @Option(help: "How to write it: table, or json (an object a line).") var format = Format.table

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case table, json
    }

    func run() throws {
        let settings: [Setting]
        do { settings = try configuredOrExit().settings() } catch let error as ListeningError {
            FileOutput.standardError.write("navhost: \(error)\n")
            throw error.exitCode
        }
        switch format {
        case .table: FileOutput.standardOutput.write(Setting.table(settings))
        case .json: FileOutput.standardOutput.write(settings.flatMap(\.json))
        }
    }
}

/// An option, what it is set to, and by whom.
struct Setting {
    enum Value {
        case text(String)
        case integer(Int)
        /// Seconds.
        case number(Double)
        case nothing
    }

    enum Origin {
        case option
        /// These variables decided.
        case environment([String])
        /// The configuration file at this path.
        case file(String)
        case standard
    }

    /// As it is written on the command line.
    let option: String
    let value: Value
    let origin: Origin

    /// `{"option":…,"value":…,"from":…,"variables"?:[…],"file"?:…}` and the line's end.
    var json: [UInt8] {
        var writer = JSONWriter()
        writer.raw("{\"option\":")
        writer.string(option)
        writer.raw(",\"value\":")
        switch value {
        case .text(let text): writer.string(text)
        case .integer(let integer): writer.integer(integer)
        case .number(let number): writer.double(number)
        case .nothing: writer.raw("null")
        }
        writer.raw(",\"from\":")
        writer.string(originName)
        if case .environment(let variables) = origin {
            writer.raw(",\"variables\":[")
            writer.list(variables) { $0.string($1) }
            writer.raw("]")
        }
        if case .file(let path) = origin {
            writer.raw(",\"file\":")
            writer.string(path)
        }
        writer.raw("}\n")
        return writer.bytes
    }

    /// Three columns: option, value, origin.
    static func table(_ settings: [Self]) -> String {
        let rows = settings.map { [$0.option, $0.valueText, $0.originText] }
        let widths = (0..<2).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let padded = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
            return (padded + [row[2]]).joined(separator: "  ") + "\n"
        }.joined()
    }

    /// For people.
    var valueText: String {
        switch value {
        case .text(let text): text
        case .integer(let integer): "\(integer)"
        case .number(let number): "\(number)"
        case .nothing: "-"
        }
    }

    private var originName: String {
        switch origin {
        case .option: "option"
        case .environment: "environment"
        case .file: "file"
        case .standard: "default"
        }
    }

    private var originText: String {
        switch origin {
        case .environment(let variables): variables.map { "$\($0)" }.joined(separator: " ")
        case .file(let path): path
        case .option, .standard: originName
        }
    }
}

extension ListeningOptions {
    /// Every option, in the order of the help.
    ///
    /// - Parameters:
    ///   - arguments: the command line; it tells which options were given.
    ///   - file: what has been taken from it is in these options already.
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
            setting("--slow", slow.map { .number($0) } ?? .nothing),
            setting("--store", .text(place.path ?? "none"), place.variables),
            setting("--durability", .text(store.durability.rawValue)),
            setting("--restoration-key", store.restorationKey.map { .text($0) } ?? .nothing),
        ] + limits.values.map { setting($0.option, $0.value) }
    }

    /// A socket that a service manager passes counts before all others.
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

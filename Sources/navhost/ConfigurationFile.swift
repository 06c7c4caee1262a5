import ArgumentParser
import JSON
import NavigationBroker
import NavigationServer

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A file with options of `navhost serve`: one JSON object, whose members are named like the options without the
/// dashes. Lines that begin with `//` are comments.
///
/// The command line comes before the environment, and the environment before the file. A file with a mistake is refused
/// as a whole.
struct ConfigurationFile: Sendable {
    /// A larger file is refused.
    private static let maximumSize = 1 << 20
    /// The option that names the file. It cannot be a member of the file.
    static let option = "--config"

    let path: String
    /// The variable of the environment that led to the file; nil when an option or the default did.
    let variable: String?
    /// The values as the command line would have them, in the order of the file.
    private let values: [(name: String, text: String)]

    /// Finds the file: that of the option, which must exist unless the option is `none`; else the user's file, or the
    /// file of the machine.
    static func find(_ option: String?, _ environment: [String: String]) throws(ConfigurationError) -> Self? {
        if let option { return option == "none" ? nil : try Self(option, variable: nil) }
        for place in places(environment) {
            do { return try Self(place.path, variable: place.variable) } catch {
                guard error.isMissing else { throw error }
            }
        }
        return nil
    }

    /// The places of the file when no option names one.
    static func places(_ environment: [String: String]) -> [(path: String, variable: String?)] {
        let file = "navhost/config.json"
        func folder(_ variable: String, _ below: String) -> (path: String, variable: String?)? {
            environment[variable].flatMap { $0.isEmpty ? nil : ("\($0)/\(below)\(file)", variable) }
        }
        let own = folder("XDG_CONFIG_HOME", "") ?? folder("HOME", ".config/")
        return [own, ("/etc/\(file)", nil)].compactMap { $0 }
    }

    private init(_ path: String, variable: String?) throws(ConfigurationError) {
        self.path = path
        self.variable = variable
        do { values = try Self.values(in: try FileContents.read(path, maximumSize: Self.maximumSize)) } catch let error
            as FileContents.Failure
        {
            let isMissing = error == .system(ENOENT) || error == .system(ENOTDIR)
            throw ConfigurationError(path: path, reason: "\(error)", isMissing: isMissing)
        } catch {
            throw ConfigurationError(path: path, reason: (error as? Mistake)?.text ?? "\(error)")
        }
        try check()
    }

    private struct Mistake: Error {
        let text: String
    }

    private static func values(in bytes: [UInt8]) throws -> [(name: String, text: String)] {
        var scanner = JSONScanner(maximumDepth: 8, maximumMembers: 1024)
        let bytes = withoutComments(bytes)
        let text = bytes.span.bytes
        do { try scanner.scan(text) } catch { throw Mistake(text: "not JSON: \(error)") }
        guard scanner.top.kind == .object else { throw Mistake(text: "it has to be one JSON object") }
        let kinds = ListeningOptions.kindsInFile
        return try scanner.outer.members.map { member in
            let name = JSONText.decodeKey(member, in: text)
            guard let kind = kinds[name] else {
                let nearest = Spelling.nearest(to: name, among: kinds.keys.sorted())
                let hint = nearest.map { "; did you mean \"\($0)\"?" } ?? "; `navhost config` lists them all"
                throw Mistake(text: "there is no option \"\(name)\"\(hint)")
            }
            guard let value = kind.text(of: member.value, in: text) else {
                throw Mistake(text: "\"\(name)\" has to be \(kind.words)")
            }
            return (name, value)
        }
    }

    /// The bytes with spaces in place of each line whose first characters besides spaces and tabs are `//`.
    ///
    /// A string of JSON has no line feed in it, so such a line is never a part of a string. The offsets of errors stay.
    private static func withoutComments(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        var start = 0
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            let text = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            if text.starts(with: "//".utf8) {
                for index in start..<start + line.count { bytes[index] = UInt8(ascii: " ") }
            }
            start += line.count + 1
        }
        return bytes
    }

    /// Lets the options check the values.
    ///
    /// The error names the member that is refused with the same message when it stands alone. Without such a member,
    /// the message itself names the members.
    private func check() throws(ConfigurationError) {
        func complaint(_ arguments: [String]) -> String? {
            do {
                _ = try ListeningOptions.parse(arguments)
                return nil
            } catch { return ListeningOptions.message(for: error) }
        }
        let all = arguments(unless: [])
        guard let whole = complaint(all) else { return }
        let culprit = zip(values, all).first { complaint([$0.1]) == whole }.map { "\"\($0.0.name)\": " }
        throw ConfigurationError(path: path, reason: (culprit ?? "") + whole)
    }

    /// The values as a command line.
    ///
    /// - Parameter overridden: The names of options that the environment sets.
    func arguments(unless overridden: Set<String>) -> [String] {
        values.filter { !overridden.contains($0.name) }.map { "--\($0.name)=\($0.text)" }
    }

    /// The value of an option in the file; nil when the environment comes before it.
    ///
    /// - Parameter option: The option with its dashes.
    func value(of option: String, _ environment: [String: String]) -> String? {
        let name = String(option.dropFirst(2))
        guard !Self.overridden(by: environment).contains(name) else { return nil }
        return values.first { $0.name == name }?.text
    }

    /// The names of the options that the environment sets.
    static func overridden(by environment: [String: String]) -> Set<String> {
        var names: Set<String> = []
        if environment["NAVHOST_SOCKET"]?.isEmpty == false { names.insert("socket") }
        if environment["NAVHOST_STORE"]?.isEmpty == false { names.insert("store") }
        if let service = try? ServiceEnvironment(environment, pid: getpid()), !service.sockets.isEmpty {
            names.insert("socket")
        }
        return names
    }
}

/// Why a configuration file cannot be used.
struct ConfigurationError: Error, CustomStringConvertible {
    let path: String
    let reason: String
    var isMissing = false

    var description: String { "cannot use the configuration in \(path): \(reason)" }
}

/// The kind of value that an option has in a configuration file.
enum ConfigurableKind {
    case text, integer, number

    var words: String {
        switch self {
        case .text: "a string"
        case .integer: "an integer"
        case .number: "a number"
        }
    }

    /// The value as the command line would have it; nil when it has another kind.
    func text(of value: JSONSlice, in text: RawSpan) -> String? {
        switch self {
        case .text: value.kind == .string ? JSONText.decodeString(value, in: text) : nil
        case .integer: value.kind == .number ? JSONText.integer(value, in: text).map { "\($0)" } : nil
        case .number: value.kind == .number ? JSONText.double(value, in: text).map { "\($0)" } : nil
        }
    }
}

extension ListeningOptions {
    /// Every option that a configuration file may set, by its name without dashes.
    static let kindsInFile: [String: ConfigurableKind] = {
        var kinds = Self.kinds
        kinds[String(ConfigurationFile.option.dropFirst(2))] = nil
        return kinds
    }()
}

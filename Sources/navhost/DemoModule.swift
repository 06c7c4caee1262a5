import ArgumentParser
import NavigationProtocol
import Subprocess
import SystemPackage

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A module of the demo. No module knows another one; ``DemoApplication`` is the only place that knows them all.
enum DemoModule: String, CaseIterable, CustomStringConvertible, Sendable {
    case board, basket, cups, kitchen, house, till

    /// How to start a module, or why it cannot be started.
    enum Command: Sendable {
        case start([String])
        case missing(String)

        /// The reason why the module cannot be started; nil when it can.
        var missing: String? {
            if case .missing(let reason) = self { reason } else { nil }
        }

        /// The host starts the module at once, and again whenever it has ended.
        func manifest(of module: DemoModule) -> ModuleManifest? {
            guard case .start(let command) = self else { return nil }
            var manifest = ModuleManifest(module: module.rawValue, command: command)
            manifest.start = .atStart
            // People may crash a module as often as they like.
            manifest.crashes = 1000
            manifest.backOffMaximum = 1
            return manifest
        }
    }

    var language: String {
        switch self {
        case .board: "JavaScript"
        case .basket, .kitchen: "Python"
        case .cups: "Swift"
        case .house: "shell"
        case .till: "C"
        }
    }

    var description: String { "\(rawValue) (\(language))" }

    /// The command that starts the module, if everything that it needs is there.
    func command(in places: DemoPlaces) async -> Command {
        let folder = places.clients.appending("demo")
        switch self {
        case .board:
            guard await Self.hasNode() else { return .missing("it needs node 18 or later") }
            return .start(["node", folder.appending("board.mjs").string])
        case .basket, .kitchen:
            // With -B, Python writes no compiled files, because the folder may belong to a package.
            return needs(["python3"], ["python3", "-B", folder.appending("\(rawValue).py").string])
        case .house:
            return needs(["socat", "jq", "timeout", "flock"], ["sh", folder.appending("house.sh").string])
        case .cups, .till:
            guard let path = places.program("demo-\(rawValue)") else {
                return .missing("there is no demo-\(rawValue) beside this program; swift build makes it")
            }
            return .start([path.string])
        }
    }

    private func needs(_ programs: [String], _ command: [String]) -> Command {
        let missing = programs.filter { !Self.isInstalled($0) }
        return missing.isEmpty ? .start(command) : .missing("it needs \(missing.joined(separator: " and "))")
    }

    private static func isInstalled(_ program: String) -> Bool {
        let path = getenv("PATH").map { String(cString: $0) } ?? ""
        return path.split(separator: ":").contains { access("\($0)/\(program)", X_OK) == 0 }
    }

    /// Whether node is there, in a version that the JavaScript client supports.
    private static func hasNode() async -> Bool {
        guard isInstalled("node") else { return false }
        let version = try? await Subprocess.run(
            .name("node"),
            arguments: ["--version"],
            input: .none,
            output: .string(limit: 64),
            error: .discarded
        )
        let number = version?.standardOutput.dropFirst().prefix { $0 != "." } ?? ""
        return Int(number).map { $0 >= 18 } ?? false
    }
}

/// Where the files of the demo are: beside a navhost from a build, or in an installed package.
struct DemoPlaces: Sendable {
    /// The folder of this program.
    let programs: FilePath
    /// The folder of the clients, with the demo's scripts in `demo`.
    let clients: FilePath

    /// Looks for the clients above this program, unless a folder is given.
    init(clients: String?) throws {
        guard let program = ProgramFolder.program() else {
            throw ValidationError("Cannot find the path of this program; use --clients FOLDER.")
        }
        self.programs = program.removingLastComponent()
        self.clients = try clients.map { FilePath($0) } ?? Self.clients(above: program)
    }

    private static func clients(above program: FilePath) throws -> FilePath {
        var folder = program.removingLastComponent()
        while !folder.components.isEmpty {
            for name in ["clients", "share/navhost/clients"] {
                let clients = folder.appending(name)
                if access(clients.appending("demo/board.mjs").string, R_OK) == 0 { return clients }
            }
            folder = folder.removingLastComponent()
        }
        throw ValidationError("There is no folder \"clients\" above \(program); use --clients FOLDER.")
    }

    /// A program of the demo. It is beside a navhost from a build, and in `libexec` of an installed package.
    func program(_ name: String) -> FilePath? {
        let installed = programs.removingLastComponent().appending("libexec/navhost")
        return [programs, installed].map { $0.appending(name) }.first { access($0.string, X_OK) == 0 }
    }
}

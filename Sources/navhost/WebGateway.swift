import ArgumentParser
import Subprocess
import SystemPackage

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The options that start `navweb` with the host.
struct WebOptions: DescribedOptions {
    var web = false
    var webListen = "7070"

    static let rows: [OptionRow<Self>] = [
        .flag("web", \.web, "Start navweb as well, and end it with the host. It prints the address of the page."),
        .option("web-listen", \.webListen, "Where navweb listens; \"navweb serve --help\" has the forms."),
    ]

    /// The command that prints an address for a browser; nil when `navweb` is missing, or listens where no browser can
    /// connect.
    var command: String? {
        guard (try? ProgramFolder.navweb()) != nil else { return nil }
        guard web else { return "navweb" }
        if webListen.hasPrefix("unix:") { return nil }
        if webListen == "7070" { return "navweb ticket" }
        guard webListen == "0" || webListen.hasSuffix(":0") else { return "navweb ticket --listen \(webListen)" }
        // Only navweb knows which port was free.
        return "navweb ticket --listen \(webListen.dropLast())PORT, with the port that \"navweb: open\" names"
    }

    /// The gateway, if it was asked for.
    ///
    /// - Throws: `ValidationError` when `navweb` is missing.
    func gateway() throws -> WebGateway? {
        web ? WebGateway(program: try ProgramFolder.navweb(), listen: webListen) : nil
    }
}

/// `navweb` as a child of the host.
struct WebGateway: Sendable {
    let program: FilePath
    let listen: String

    /// Runs it until the task is cancelled. It then gets SIGTERM, and SIGKILL after a second.
    ///
    /// It also ends when its input ends, so a host that is killed leaves no gateway behind.
    func serve(at socket: String) async {
        do {
            let life = try FileDescriptor.pipe()
            defer { try? life.writeEnd.close() }
            // Modules that the host starts must not keep the input open.
            _ = fcntl(life.writeEnd.rawValue, F_SETFD, FD_CLOEXEC)
            var options = PlatformOptions()
            options.teardownSequence = [.gracefulShutDown(allowedDurationToNextStep: .seconds(1))]
            let result = try await Subprocess.run(
                .path(program),
                arguments: ["serve", "--socket", socket, "--listen", listen, "--end-with-input"],
                platformOptions: options,
                input: .fileDescriptor(life.readEnd, closeAfterSpawningProcess: true),
                output: .fileDescriptor(.standardOutput, closeAfterSpawningProcess: false),
                error: .fileDescriptor(.standardError, closeAfterSpawningProcess: false)
            )
            if !Task.isCancelled {
                FileOutput.complain("navweb has ended: \(result.terminationStatus)")
            }
        } catch {
            FileOutput.complain("cannot start navweb: \(error)")
        }
    }
}

/// The folder of this program, where its companions are.
enum ProgramFolder {
    /// This program, without symbolic links; nil when the kernel does not tell.
    static func program() -> FilePath? {
        guard let path = realpath("/proc/self/exe", nil) else { return nil }
        defer { free(path) }
        return FilePath(String(cString: path))
    }

    /// The gateway beside this program.
    static func navweb() throws -> FilePath {
        guard let program = program() else { throw ValidationError("Cannot find the path of this program.") }
        let path = program.removingLastComponent().appending("navweb")
        guard access(path.string, X_OK) == 0 else {
            throw ValidationError("There is no navweb beside \(program): swift build makes it.")
        }
        return path
    }
}

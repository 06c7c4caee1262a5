import ArgumentParser
import Glibc
import NavigationClient
import NavigationControl

/// `navctl browse`
struct Browse: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Open the renderer on this terminal: it draws a scene, and a person operates it there.",
        discussion: """
            The renderer is a program in Python, python3 -m navhost.browse, which needs Textual. navctl looks for it where Python finds it, then in the \
            folder clients/python above navctl, then in share/navhost. With --plain it writes lines for a screen reader, and needs no Textual.
            """
    )
    .example("navctl browse --scene main")

    @OptionGroup var options: GlobalOptions
    @OptionGroup var scene: SceneOptions

    @Flag(help: "Write lines of text instead of drawing on the whole screen.")
    var plain = false

    func run() async throws {
        if let folder = PythonClient.folder { PythonClient.add(folder) }
        guard PythonClient.canImport("navhost.browse") else {
            throw Ending(
                status: .unreachable,
                complaint: """
                    navctl: python3 does not find navhost.browse, the renderer
                    Install python3, and the Python client: pip install clients/python, or name its folder in $PYTHONPATH.
                    """
            )
        }
        var command = ["python3", "-m", "navhost.browse", "--socket", SocketPath.resolve(options.socket)]
        if let name = scene.scene { command += ["--scene", name] }
        if plain { command.append("--plain") }
        let arguments = command.map { strdup($0) } + [nil]
        signal(SIGPIPE, SIG_DFL)
        execvp("python3", arguments)
        let why = String(cString: strerror(errno))
        throw Ending(status: .unreachable, complaint: "navctl: cannot start python3: \(why)")
    }
}

/// The client in Python that belongs to this navctl.
private enum PythonClient {
    /// Its folder, in a build or in an installed package; nil when it is elsewhere.
    static var folder: String? {
        var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
        let count = readlink("/proc/self/exe", &buffer, buffer.count)
        guard count > 0 else { return nil }
        var parts = String(decoding: buffer[..<count], as: UTF8.self).split(separator: "/")
        while !parts.isEmpty {
            parts.removeLast()
            for name in ["clients/python", "share/navhost/clients/python"] {
                let folder = (parts.map { "/\($0)" } + ["/\(name)"]).joined()
                if access("\(folder)/navhost/browse/__main__.py", R_OK) == 0 { return folder }
            }
        }
        return nil
    }

    /// Lets Python look in this folder, after those that the person has named.
    static func add(_ folder: String) {
        let named = getenv("PYTHONPATH").map { String(cString: $0) } ?? ""
        setenv("PYTHONPATH", named.isEmpty ? folder : "\(named):\(folder)", 1)
        // The folder may belong to a package, so Python writes no compiled files there.
        setenv("PYTHONDONTWRITEBYTECODE", "1", 0)
    }

    /// Whether python3 is there and finds the module.
    static func canImport(_ module: String) -> Bool {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        let words: [String] = ["python3", "-c", "import \(module)"]
        let arguments = words.map { strdup($0) } + [nil]
        defer { for text in arguments { free(text) } }
        var pid: pid_t = 0
        guard posix_spawnp(&pid, "python3", &actions, nil, arguments, environ) == 0 else { return false }
        var status: Int32 = 0
        while waitpid(pid, &status, 0) < 0, errno == EINTR {}
        return status == 0
    }
}

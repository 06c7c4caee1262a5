import Glibc
import NavigationControl

/// The lines of earlier shells, in a file of the user: `$XDG_STATE_HOME/navhost/history`, else in `~/.local/state`.
struct ShellHistory {
    private let path: String
    /// The number of lines that a new shell reads.
    private static let limit = 1000

    /// Nil when the user has no folder for it.
    init?() {
        func variable(_ name: String) -> String? {
            getenv(name).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
        }
        guard let state = variable("XDG_STATE_HOME") ?? variable("HOME").map({ "\($0)/.local/state" }) else {
            return nil
        }
        var folder = ""
        for part in "\(state)/navhost".split(separator: "/") {
            folder += "/\(part)"
            mkdir(folder, 0o700)
        }
        path = "\(folder)/history"
    }

    /// The newest lines, oldest first.
    func lines() -> [String] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return [] }
        defer { close(descriptor) }
        let lines = InputFile.readAll(descriptor).split(separator: "\n").map(String.init)
        return Array(lines.suffix(Self.limit))
    }

    /// Adds a line. Only the user can read the file. A failure is ignored, because the command counts more.
    func append(_ line: String) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        fchmod(descriptor, 0o600)
        _ = DescriptorOutput.writeAll(line + "\n", to: descriptor)
    }
}

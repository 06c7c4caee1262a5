import Glibc
import NavigationControl

/// The lines of earlier shells, in a file of the user: `$XDG_STATE_HOME/navhost/history`, else in `~/.local/state`.
struct ShellHistory {
    private let path: String
    /// The number of lines that a new shell keeps.
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

    /// The newest lines, oldest first. Removes the others from the file, so that it does not grow for ever.
    func newestLines() -> [String] {
        let descriptor = open(path, O_RDWR | O_CLOEXEC)
        guard descriptor >= 0 else { return [] }
        defer { close(descriptor) }
        // Another shell that adds a line waits for the end of the change.
        flock(descriptor, LOCK_EX)
        let lines = InputFile.readAll(descriptor).split(separator: "\n").map(String.init)
        let newest = Array(lines.suffix(Self.limit))
        if newest.count < lines.count { replaceText(of: descriptor, by: newest) }
        return newest
    }

    /// Writes the lines from the start and cuts off the rest. A shell that is killed in between loses none of them.
    private func replaceText(of descriptor: Int32, by lines: [String]) {
        let text = lines.map { $0 + "\n" }.joined()
        lseek(descriptor, 0, SEEK_SET)
        if DescriptorOutput.writeAll(text, to: descriptor) { ftruncate(descriptor, off_t(text.utf8.count)) }
    }

    /// Adds a line. Only the user can read the file. A failure is ignored, because the command counts more.
    func append(_ line: String) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        flock(descriptor, LOCK_EX)
        fchmod(descriptor, 0o600)
        _ = DescriptorOutput.writeAll(line + "\n", to: descriptor)
    }
}

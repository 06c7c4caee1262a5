import Dispatch
import Glibc

/// What is written here is read by a person or by the next program of a pipe.
enum StandardOutput {
    /// Nobody reads any more.
    struct ReaderGone: Error {}

    static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

    /// The terminal's width in columns; nil when it is not known.
    static var columns: Int? {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    /// The terminal's height in rows; nil when it is not known.
    static var rows: Int? {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0 else { return nil }
        return Int(size.ws_row)
    }

    /// True when the terminal may be sent colours.
    static var wantsColour: Bool {
        isTerminal && variable("NO_COLOR").isEmpty && variable("TERM") != "dumb"
    }

    /// Writes a line at once.
    static func write(_ line: String) throws(ReaderGone) {
        guard writeAll(line + "\n", to: STDOUT_FILENO) else { throw ReaderGone() }
    }

    /// Calls `action` when the reader of a pipe goes away, even if nothing is written meanwhile.
    static func whenReaderGoes(_ action: @escaping @Sendable () -> Void) {
        DispatchQueue.global().async {
            var descriptor = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
            while poll(&descriptor, 1, -1) < 0, errno == EINTR {}
            if Int32(descriptor.revents) & (POLLERR | POLLHUP) != 0 { action() }
        }
    }

    private static func variable(_ name: String) -> String {
        getenv(name).map { String(cString: $0) } ?? ""
    }
}

/// What is written here is for the person who called.
enum StandardError {
    /// Writes a line; nobody is told when that fails.
    static func write(_ line: String) {
        _ = writeAll(line + "\n", to: STDERR_FILENO)
    }
}

/// What comes in from the program before in a pipe.
struct StandardInput {
    private var unread: [UInt8] = []
    /// How much of ``unread`` is known to hold no line end.
    private var searched = 0

    /// Everything up to the end.
    static func readAll() -> String { InputFile.readAll(STDIN_FILENO) }

    /// The next line without its end, as soon as it is there; nil at the end of input.
    mutating func readLine() -> String? {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            if let end = unread[searched...].firstIndex(of: 0x0A) {
                defer {
                    unread.removeSubrange(...end)
                    searched = 0
                }
                return String(decoding: unread[..<end], as: UTF8.self)
            }
            searched = unread.count
            let count = read(STDIN_FILENO, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            unread.append(contentsOf: buffer[..<count])
        }
        guard !unread.isEmpty else { return nil }
        defer {
            unread = []
            searched = 0
        }
        return String(decoding: unread, as: UTF8.self)
    }
}

/// A file that was named on the command line.
enum InputFile {
    /// All of a file, or of standard input for `-`; nil with the reason in `errno` when it cannot be read.
    static func read(_ path: String) -> String? {
        guard path != "-" else { return readAll(STDIN_FILENO) }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        return readAll(descriptor)
    }

    fileprivate static func readAll(_ descriptor: Int32) -> String {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
            bytes.append(contentsOf: buffer[..<count])
        }
    }
}

/// Writes all of a text; false, with the reason in `errno`, when it cannot.
func writeAll(_ text: String, to descriptor: Int32) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
    }
    return true
}

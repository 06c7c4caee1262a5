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
enum StandardInput {
    /// Everything up to the end.
    static func readAll() -> String {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(STDIN_FILENO, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
            bytes.append(contentsOf: buffer[..<count])
        }
    }
}

private func writeAll(_ text: String, to descriptor: Int32) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
    }
    return true
}

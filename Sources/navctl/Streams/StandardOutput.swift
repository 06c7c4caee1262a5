import Glibc
import JSON
import NavigationControl

/// The output that a person or the next program of a pipe reads.
enum StandardOutput {
    /// The reader has closed its end of the pipe.
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

    /// True when the terminal accepts colours and NO_COLOR is not set.
    static var wantsColour: Bool {
        isTerminal && variable("NO_COLOR").isEmpty && variable("TERM") != "dumb"
    }

    /// Writes a line at once.
    static func write(_ line: String) throws(ReaderGone) {
        guard DescriptorOutput.writeAll(line + "\n", to: STDOUT_FILENO) else { throw ReaderGone() }
    }

    /// Writes a line of JSON at once, with escapes for what could operate a terminal.
    static func write(json line: String) throws(ReaderGone) { try write(VisibleText.inJSON(line)) }

    /// Writes a text that has an end. A person reads it through a pager when it is longer than the terminal.
    static func show(_ text: String) throws(ReaderGone) {
        guard isLong(text), isatty(STDIN_FILENO) == 1, let pager = Pager.chosen, pager.show(text) else {
            return try write(text)
        }
    }

    /// Whether a text needs more rows than the terminal has above the next prompt.
    private static func isLong(_ text: String) -> Bool {
        guard isTerminal, let rows, let columns else { return false }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return TextRows.count(lines, columns: columns) >= rows
    }

    /// Writes a page. A page that is redrawn takes the place of the one before it on the terminal.
    static func writePage(_ page: String, isRedrawn: Bool) throws(ReaderGone) {
        try write(isRedrawn ? "\u{1B}[H\u{1B}[2J\(page)" : page)
    }

    /// Ends the process with status 0 when the reader of a pipe closes it, even if nothing is written meanwhile.
    static func exitWhenReaderGoes() {
        WaitingThread.start {
            var descriptor = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
            while poll(&descriptor, 1, -1) < 0, errno == EINTR {}
            if Int32(descriptor.revents) & (POLLERR | POLLHUP) != 0 { exit(ExitStatus.done.rawValue) }
        }
    }

    private static func variable(_ name: String) -> String {
        getenv(name).map { String(cString: $0) } ?? ""
    }
}

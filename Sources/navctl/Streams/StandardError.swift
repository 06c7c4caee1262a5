import Glibc
import JSON

/// The output for the person who called navctl.
enum StandardError {
    static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

    /// Writes a line, which may be several ones. A failure is ignored.
    static func write(_ line: String) {
        _ = DescriptorOutput.writeAll(VisibleText.of(line, keeping: ["\n", "\t"]) + "\n", to: STDERR_FILENO)
    }
}

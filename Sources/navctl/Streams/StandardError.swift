import Glibc
import JSON

/// The output for the person who called navctl.
enum StandardError {
    /// Writes a line, which may be several ones. A failure is ignored.
    static func write(_ line: String) {
        _ = DescriptorOutput.writeAll(VisibleText.of(line, keeping: ["\n", "\t"]) + "\n", to: STDERR_FILENO)
    }
}

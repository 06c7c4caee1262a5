import Glibc

/// The output for the person who called navctl.
enum StandardError {
    /// Writes a line. A failure is ignored.
    static func write(_ line: String) {
        _ = DescriptorOutput.writeAll(line + "\n", to: STDERR_FILENO)
    }
}

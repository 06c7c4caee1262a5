import ArgumentParser
import Glibc
import NavigationControl

/// A file that is written line by line; `-` is standard output.
final class OutputFile {
    private let descriptor: Int32

    /// Opens or replaces the file. A file that cannot be opened is a usage error.
    init(_ path: String) throws {
        descriptor = path == "-" ? STDOUT_FILENO : open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw ValidationError("cannot write \(path): \(String(cString: strerror(errno)))")
        }
    }

    deinit { if descriptor != STDOUT_FILENO { close(descriptor) } }

    /// Writes a line of JSON at once.
    func write(_ line: String) throws {
        guard descriptor != STDOUT_FILENO else { return try StandardOutput.write(json: line) }
        guard DescriptorOutput.writeAll(line + "\n", to: descriptor) else {
            let why = String(cString: strerror(errno))
            throw Ending(status: .refused, complaint: "navctl: cannot write the recording: \(why)")
        }
    }
}

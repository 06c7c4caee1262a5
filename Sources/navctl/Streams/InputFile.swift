import ArgumentParser
import Glibc

/// A file that the command line names; `-` is standard input.
enum InputFile {
    /// The text of a file. A file that cannot be read is a usage error.
    static func read(_ path: String) throws -> String {
        guard path != "-" else { return readAll(STDIN_FILENO) }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw ValidationError("cannot read \(path): \(String(cString: strerror(errno)))")
        }
        defer { close(descriptor) }
        return readAll(descriptor)
    }

    /// The text that a descriptor gives, up to its end.
    static func readAll(_ descriptor: Int32) -> String {
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

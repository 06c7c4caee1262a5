#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Why the file of the spans cannot be opened.
package struct TraceFileError: Error, Equatable, CustomStringConvertible {
    let path: String
    let reason: String

    package var description: String { "cannot write traces to \(path): \(reason)" }
}

/// The file of the spans: lines are appended, and nothing waits for it.
///
/// It is a regular file, a terminal or a pipe. A line that does not fit is dropped as a whole. When a part of it was
/// taken, the rest comes before the next line, so every line of the file is whole. No more than that rest is kept.
struct TraceFile: ~Copyable {
    let path: String
    private var descriptor: Int32
    /// The end of a line that was taken in part.
    private var rest: [UInt8] = []

    init(_ path: String) throws(TraceFileError) {
        self.path = path
        self.descriptor = try Self.open(path)
    }

    deinit { close(descriptor) }

    /// Spans name what clients do, so other users may not read them.
    private static func open(_ path: String) throws(TraceFileError) -> Int32 {
        let flags = O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK | O_NOCTTY
        let descriptor = Glibc.open(path, flags, 0o600)
        guard descriptor >= 0 else { throw TraceFileError(path: path, reason: String(cString: strerror(errno))) }
        return descriptor
    }

    /// Opens the path again, where another file may be by now. The rest of a line stays in the former one.
    mutating func reopen() throws(TraceFileError) {
        let new = try Self.open(path)
        _ = Self.push(&rest, to: descriptor)
        close(descriptor)
        (descriptor, rest) = (new, [])
    }

    /// Appends a line with its end.
    ///
    /// - Returns: Whether the line was taken. Its end may be missing if the process ends, or if the disk is full.
    mutating func append(_ line: [UInt8]) -> Bool {
        guard Self.push(&rest, to: descriptor) else { return false }
        var left = line
        _ = Self.push(&left, to: descriptor)
        guard left.count < line.count else { return false }
        rest = left
        return true
    }

    /// Writes as many of the bytes as the file takes now, and keeps the others. Returns whether it took all.
    private static func push(_ bytes: inout [UInt8], to descriptor: Int32) -> Bool {
        var start = 0
        while start < bytes.count {
            let written = bytes.withUnsafeBytes { bytes in
                Glibc.write(descriptor, bytes.baseAddress?.advanced(by: start), bytes.count - start)
            }
            if written < 0, errno == EINTR { continue }
            guard written > 0 else { break }
            start += written
        }
        bytes.removeFirst(start)
        return bytes.isEmpty
    }
}

#if canImport(Glibc)
package import Glibc
#elseif canImport(Musl)
package import Musl
#endif

/// A small regular file that a person has named to the host. Anything else at its path is refused at once.
package enum RegularFile {
    /// Why it cannot be used.
    package struct Refusal: Error {
        package let reason: String

        package init(_ reason: String) { self.reason = reason }

        /// The last call of the system failed.
        package init() { self.init(String(cString: strerror(errno))) }
    }

    /// The bytes of a file, unless it is refused.
    ///
    /// - Parameters:
    ///   - maximumSize: In bytes.
    ///   - check: Looks at the state of the open file before anything else does.
    package static func read(
        _ path: String,
        upTo maximumSize: Int,
        _ check: (stat) throws(Refusal) -> Void
    ) throws(Refusal) -> [UInt8] {
        // Without O_NONBLOCK, to open a named pipe would wait for a writer.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw Refusal() }
        defer { close(descriptor) }
        let status = try status(of: descriptor)
        try check(status)
        guard status.st_mode & S_IFMT == S_IFREG else { throw Refusal("it is not a regular file") }
        guard status.st_size <= maximumSize else { throw Refusal("it is larger than \(maximumSize) bytes") }
        var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
        var length = 0
        while length < bytes.count {
            let count = bytes.withUnsafeMutableBytes {
                Glibc.read(descriptor, $0.baseAddress?.advanced(by: length), $0.count - length)
            }
            if count < 0 { throw Refusal() }
            if count == 0 { break }
            length += count
        }
        return Array(bytes[..<length])
    }

    /// The state of an open file or folder.
    package static func status(of descriptor: Int32) throws(Refusal) -> stat {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw Refusal() }
        return status
    }
}

extension stat {
    /// Whether other users than its own may read it, write to it or run it.
    package var isOpenToOthers: Bool { st_mode & 0o077 != 0 }
}

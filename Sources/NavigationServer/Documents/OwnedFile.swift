#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A file or a folder by which a user can command the host. It must belong to root or to the host's user.
enum OwnedFile {
    /// Says what no other user may do.
    enum Protection {
        /// Not every user may write to it; its group may.
        case fromWriting
        /// No other user may do anything with it.
        case fromReading
    }

    /// Why it cannot be used.
    struct Refusal: Error {
        let reason: String

        init(_ reason: String) { self.reason = reason }

        /// The last call of the system failed.
        init() { self.init(String(cString: strerror(errno))) }
    }

    /// The state of an open file or folder, unless it is refused.
    static func status(of descriptor: Int32, _ protection: Protection) throws(Refusal) -> stat {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw Refusal() }
        switch protection {
        case .fromWriting where status.st_mode & S_IWOTH != 0:
            throw Refusal("every user may write to it; chmod o-w removes that")
        case .fromReading where status.st_mode & 0o077 != 0:
            throw Refusal("others may read it; chmod 600 removes that")
        case .fromWriting, .fromReading: break
        }
        guard status.st_uid == 0 || status.st_uid == geteuid() else {
            throw Refusal("it belongs to user \(status.st_uid), neither to root nor to the host's user \(geteuid())")
        }
        return status
    }

    /// The bytes of a file, unless it is refused.
    static func read(
        _ path: String,
        upTo maximumSize: Int,
        _ protection: Protection
    ) throws(Refusal) -> [UInt8] {
        // Without O_NONBLOCK, to open a named pipe would wait for a writer.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw Refusal() }
        defer { close(descriptor) }
        let status = try status(of: descriptor, protection)
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
}

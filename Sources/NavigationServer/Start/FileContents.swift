#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Reads small files whole.
package enum FileContents {
    /// Why a file cannot be read.
    package enum Failure: Error, Equatable, CustomStringConvertible {
        /// The system's error number.
        case system(Int32)
        /// The file has more bytes than this.
        case tooLarge(Int)

        package var description: String {
            switch self {
            case .system(let code): String(cString: strerror(code))
            case .tooLarge(let size): "larger than \(size) bytes"
            }
        }
    }

    /// Reads the file at this path.
    ///
    /// - Parameter maximumSize: In bytes. A larger file is refused.
    package static func read(_ path: String, maximumSize: Int) throws(Failure) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .system(errno) }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Glibc.read(descriptor, &part, part.count)
            if count < 0 { throw .system(errno) }
            if count == 0 { return bytes }
            bytes += part[..<count]
            if bytes.count > maximumSize { throw .tooLarge(maximumSize) }
        }
    }
}

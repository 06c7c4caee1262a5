#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Why the host cannot listen. The text says what is wrong and what to do.
package enum ListeningError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Another host answers there, or is starting.
    case alreadyRunning(String)
    /// Something that is no socket is in the way; it is never removed.
    case notASocket(String)
    case pathTooLong(String)
    case unsafeFolder(String)
    /// What was tried, and the system's error number.
    case system(String, Int32)

    package var description: String {
        switch self {
        case .alreadyRunning(let path):
            "another navhost answers at \(path); stop it first, or choose another path with --socket"
        case .notASocket(let path):
            "\(path) exists and is not a socket; move it away, or choose another path with --socket"
        case .pathTooLong(let path):
            "\(path) is too long: the name of a Unix socket may have \(SocketPath.maximumLength) bytes; choose a shorter one with --socket"
        case .unsafeFolder(let folder):
            "\(folder) must be a folder that belongs to you alone (mode 0700); mend or remove it, or choose a path with --socket"
        case .system(let what, let number):
            "\(what): \(String(cString: strerror(number)))"
        }
    }
}

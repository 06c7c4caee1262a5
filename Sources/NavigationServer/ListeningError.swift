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
    /// What a service manager passed cannot be listened on; why.
    case wrongDescriptor(Int32, String)
    /// A service manager passed more than one socket; their names.
    case severalSockets([String])
    /// A service manager's socket is not where `--socket` says: what it says, and where the socket is.
    case otherSocket(String, String)
    /// A variable of the environment, and its value.
    case malformedVariable(String, String)
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
        case .wrongDescriptor(let descriptor, let reason):
            "descriptor \(descriptor), passed by the service manager, \(reason); navhost takes one ListenStream= with a path"
        case .severalSockets(let names):
            "the service manager passed \(names.count) sockets (\(names.joined(separator: ", "))); navhost takes one ListenStream= with a path"
        case .otherSocket(let wanted, let path):
            "--socket says \(wanted), but the service manager listens at \(path); leave one of them out"
        case .malformedVariable(let name, let value):
            "$\(name) is \"\(value)\", which makes no sense there; unset it"
        case .system(let what, let number):
            "\(what): \(String(cString: strerror(number)))"
        }
    }
}

import NavigationThreads

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Why the host cannot listen. The text says what is wrong and what to do.
package enum ListeningError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Another host answers there, or is starting.
    case alreadyRunning(String)
    /// The path has a file that is not a socket. The host never removes it.
    case notASocket(String)
    /// The lock file beside the socket is a symbolic link. The host never follows it.
    case lockIsLink(String)
    case pathTooLong(String)
    case unsafeFolder(String)
    /// The host cannot listen on the descriptor that a service manager passed; the reason, after "is" or "has".
    case wrongDescriptor(Int32, String)
    /// A service manager passed more than one socket; their names.
    case severalSockets([String])
    /// The service manager's socket has another path than `--socket`: the option's value, and the socket's path.
    case otherSocket(String, String)
    /// A variable of the environment has a value that makes no sense: its name, and the value.
    case malformedVariable(String, String)
    /// A call of the system failed: what the host tried, and the error number.
    case system(String, Int32)

    init(_ error: SystemError) { self = .system(error.attempt, error.number) }

    package var description: String {
        switch self {
        case .alreadyRunning(let path):
            "another navhost answers at \(path); stop it first, or choose another path with --socket"
        case .notASocket(let path):
            "\(path) exists and is not a socket; move it away, or choose another path with --socket"
        case .lockIsLink(let path):
            "\(path) is a symbolic link; remove it, or choose another path with --socket"
        case .pathTooLong(let path):
            "\(path) is too long: the path of a Unix socket may have \(SocketPath.maximumLength) bytes; choose a shorter one with --socket"
        case .unsafeFolder(let folder):
            "\(folder) must be a folder that only you can use (mode 0700); correct or remove it, or choose a path with --socket"
        case .wrongDescriptor(let descriptor, let reason):
            "descriptor \(descriptor), passed by the service manager, \(reason); navhost takes one ListenStream= with a path"
        case .severalSockets(let names):
            "the service manager passed \(names.count) sockets (\(names.joined(separator: ", "))); navhost takes one ListenStream= with a path"
        case .otherSocket(let wanted, let path):
            "--socket is \(wanted), but the service manager listens at \(path); leave one of them out"
        case .malformedVariable(let name, let value):
            "$\(name) is \"\(value)\", which makes no sense there; unset it"
        case .system(let what, let number):
            "\(what): \(String(cString: strerror(number)))"
        }
    }
}

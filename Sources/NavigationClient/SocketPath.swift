#if canImport(Glibc)
import Glibc
#endif

/// The place of a host's socket, by the rule that the host and all clients share.
public enum SocketPath {
    /// The first of these that is set: the path that was asked for, `$NAVHOST_SOCKET`, and
    /// `$XDG_RUNTIME_DIR/navhost.sock`. Otherwise a file in a folder of the user's own, in the temporary directory.
    public static func resolve(_ asked: String? = nil) -> String {
        resolve(asked, environment: environment(_:), user: getuid())
    }

    /// The same rule with its inputs as arguments. An empty variable counts as unset.
    static func resolve(_ asked: String?, environment: (String) -> String?, user: UInt32) -> String {
        func set(_ name: String) -> String? { environment(name).flatMap { $0.isEmpty ? nil : $0 } }
        if let path = asked ?? set("NAVHOST_SOCKET") { return path }
        if let folder = set("XDG_RUNTIME_DIR") { return "\(folder)/navhost.sock" }
        return "\(set("TMPDIR") ?? "/tmp")/navhost-\(user)/navhost.sock"
    }

    private static func environment(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }
}

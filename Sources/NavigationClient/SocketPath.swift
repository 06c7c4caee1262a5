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

    /// The folder of the user's own under the temporary directory, when ``resolve(_:)`` falls back to it.
    package static func ownFolder(_ asked: String?) -> String? {
        let isElsewhere = ["NAVHOST_SOCKET", "XDG_RUNTIME_DIR"].contains { environment($0)?.isEmpty == false }
        guard asked == nil, !isElsewhere else { return nil }
        return String(resolve().dropLast("/navhost.sock".count))
    }

    /// Whether this folder, if it is there, belongs to the user alone. Every user can make folders under the temporary
    /// directory, and play the host there.
    package static func isSafe(_ folder: String) -> Bool {
        var status = stat()
        guard lstat(folder, &status) == 0 else { return true }
        return status.st_mode & S_IFMT == S_IFDIR && status.st_uid == getuid() && status.st_mode & 0o077 == 0
    }

    private static func environment(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }
}

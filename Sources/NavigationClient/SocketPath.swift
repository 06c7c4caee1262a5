#if canImport(Glibc)
import Glibc
#endif

/// Where a host's socket is, by the rule that host and clients share.
public enum SocketPath {
    /// The path asked for, else `$NAVHOST_SOCKET`, else `$XDG_RUNTIME_DIR/navhost.sock`, else a file in a folder of the user's own under the
    /// temporary directory.
    public static func resolve(_ asked: String? = nil) -> String {
        resolve(asked, environment: environment(_:), user: getuid())
    }

    /// The same rule with everything it depends on given. An empty variable counts as unset.
    static func resolve(_ asked: String?, environment: (String) -> String?, user: UInt32) -> String {
        func set(_ name: String) -> String? { environment(name).flatMap { $0.isEmpty ? nil : $0 } }
        if let path = asked ?? set("NAVHOST_SOCKET") { return path }
        if let folder = set("XDG_RUNTIME_DIR") { return "\(folder)/navhost.sock" }
        return "\(set("TMPDIR") ?? "/tmp")/navhost-\(user)/navhost.sock"
    }

    /// The folder of the user's own under the temporary directory, when ``resolve(_:)`` falls back to it.
    static func ownFolder(_ asked: String?) -> String? {
        let isElsewhere = ["NAVHOST_SOCKET", "XDG_RUNTIME_DIR"].contains { environment($0)?.isEmpty == false }
        guard asked == nil, !isElsewhere else { return nil }
        return String(resolve().dropLast("/navhost.sock".count))
    }

    /// Whether this folder, if it is there, belongs to the user alone. Every user can make folders under the temporary
    /// directory, and play the host there.
    static func isSafe(_ folder: String) -> Bool {
        var status = stat()
        guard lstat(folder, &status) == 0 else { return true }
        return status.st_mode & S_IFMT == S_IFDIR && status.st_uid == getuid() && status.st_mode & 0o077 == 0
    }

    private static func environment(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }
}

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The user that a module's process runs as, from the system's database.
struct ProcessUser {
    let uid: uid_t
    let gid: gid_t
    /// All groups, including ``gid``.
    let groups: [gid_t]
    let name: String
    let home: String

    /// Nil when the user does not exist.
    init?(_ name: String) {
        var entry = passwd()
        var found: UnsafeMutablePointer<passwd>?
        var text = [CChar](repeating: 0, count: 1 << 16)
        let user: (uid_t, gid_t, String)? = text.withUnsafeMutableBufferPointer { text in
            guard let start = text.baseAddress, getpwnam_r(name, &entry, start, text.count, &found) == 0,
                let user = found?.pointee
            else {
                return nil
            }
            let home = user.pw_dir.map { String(cString: $0) }
            return (user.pw_uid, user.pw_gid, home ?? "/")
        }
        guard let user else { return nil }
        (uid, gid, home) = user
        self.name = name
        var groups = [gid_t](repeating: 0, count: 1 << 16)
        var count = Int32(groups.count)
        self.groups = getgrouplist(name, gid, &groups, &count) < 0 ? [gid] : Array(groups[..<Int(count)])
    }

    /// The variables by which programs find their user.
    var environment: [String: String] { ["HOME": home, "USER": name, "LOGNAME": name] }
}

import NavigationProtocol

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The step between the host's process and the program of a module.
///
/// A process gives its limits and its umask to the processes that it starts. Only the process itself can change them
/// for itself alone. So the shell sets them, and then becomes the program. The process, its number and its group stay
/// the same. The shell gets the program and its arguments as parameters, and reads none of them.
///
/// A module with a user of its own becomes that user between the shell and the program, with `setpriv`. The step must
/// not happen in the child process before it runs the shell: there glibc's `setgroups`, `setgid` and `setuid` wait for
/// locks that another thread of the host may have held when the process was split off. Such a lock stays held for ever.
enum ModuleLauncher {
    static let shell = "/bin/sh"
    /// Runs a program as another user.
    static let changeOfUser = "/usr/bin/setpriv"

    /// Its parameters: the umask (may be empty), the number of descriptors, whether there are core dumps, the command.
    private static let script = """
        if [ -n "$1" ]; then umask "$1" || exit 125; fi
        ulimit -S -n "$2" || exit 125
        if [ "$3" = yes ]; then
          ulimit -S -c "$(ulimit -H -c)" || exit 125
          echo 0x33 >/proc/self/coredump_filter || exit 125
        else
          ulimit -S -c 0 || exit 125
        fi
        shift 3
        exec "$@"
        """

    /// The shell's arguments for a module.
    ///
    /// - Parameter user: Whose process it is; nil for the host's user.
    static func arguments(_ manifest: ModuleManifest, as user: ProcessUser?) -> [String] {
        let umask = manifest.umask.map { String($0, radix: 8) } ?? ""
        let descriptors = manifest.descriptors.map { "\($0)" } ?? DescriptorLimit.former.map { "\($0)" } ?? "unlimited"
        let limits = [umask, descriptors, manifest.dumpsCore ? "yes" : "no"]
        return ["-c", script, "navhost"] + limits + (user.map(becoming) ?? []) + manifest.command
    }

    /// The command before which a program and its arguments stand to run as the user.
    private static func becoming(_ user: ProcessUser) -> [String] {
        let groups = user.groups.map { "\($0)" }.joined(separator: ",")
        return [changeOfUser, "--reuid", "\(user.uid)", "--regid", "\(user.gid)", "--groups", groups, "--"]
    }

    /// Why a program cannot be started, in the system's words; nil when nothing speaks against it.
    ///
    /// - Parameter path: The folders where a name is looked for; nil for those of the system.
    static func obstacle(_ program: String, path: String?) -> String? {
        let candidates =
            program.hasPrefix("/")
            ? [program]
            : (path ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":").map { "\($0)/\(program)" }
        var reason = ENOENT
        for candidate in candidates {
            if access(candidate, X_OK) == 0, !isFolder(candidate) { return nil }
            if errno != ENOENT, errno != ENOTDIR { reason = errno }
        }
        return "\(program): \(String(cString: strerror(reason)))"
    }

    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return false }
        errno = EACCES
        return true
    }
}

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
enum ModuleLauncher {
    static let shell = "/bin/sh"

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
    static func arguments(_ manifest: ModuleManifest) -> [String] {
        let umask = manifest.umask.map { String($0, radix: 8) } ?? ""
        let descriptors = manifest.descriptors.map { "\($0)" } ?? DescriptorLimit.former.map { "\($0)" } ?? "unlimited"
        return ["-c", script, "navhost", umask, descriptors, manifest.dumpsCore ? "yes" : "no"] + manifest.command
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

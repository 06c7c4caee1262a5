#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The path where the host listens, and where clients look for it.
///
/// It is `--socket`, else `$NAVHOST_SOCKET`, else `$XDG_RUNTIME_DIR/navhost.sock`, else `navhost.sock` in a folder of
/// the user under the temporary directory.
package struct SocketPath: Hashable, Sendable {
    package let path: String
    /// A folder that the host makes when it does not exist. Only the user may have access to it.
    package let ownFolder: String?
    /// The variable of the environment that decided; nil when an option or the default did.
    package let variable: String?

    /// The longest path that fits into `sun_path`, without its closing zero.
    package static let maximumLength = 107

    /// - Parameter environment: The variables of the process.
    package init(option: String?, environment: [String: String], uid: UInt32) {
        if let path = option ?? environment["NAVHOST_SOCKET"], !path.isEmpty {
            self.path = path
            self.ownFolder = nil
            self.variable = option == nil ? "NAVHOST_SOCKET" : nil
        } else if let folder = environment["XDG_RUNTIME_DIR"], !folder.isEmpty {
            self.path = "\(folder)/navhost.sock"
            self.ownFolder = nil
            self.variable = "XDG_RUNTIME_DIR"
        } else {
            let given = environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 }
            let temporary = given ?? "/tmp"
            let folder = "\(temporary.hasSuffix("/") ? String(temporary.dropLast()) : temporary)/navhost-\(uid)"
            self.path = "\(folder)/navhost.sock"
            self.ownFolder = folder
            self.variable = given == nil ? nil : "TMPDIR"
        }
    }

    /// Makes the user's folder, or checks the existing one.
    func prepareFolder() throws(ListeningError) {
        guard let ownFolder else { return }
        if mkdir(ownFolder, 0o700) == 0 { return }
        guard errno == EEXIST else { throw .system("cannot make the folder \(ownFolder)", errno) }
        var status = stat()
        guard lstat(ownFolder, &status) == 0 else { throw .system("cannot inspect \(ownFolder)", errno) }
        guard status.st_mode & S_IFMT == S_IFDIR, status.st_uid == geteuid(), status.st_mode & 0o077 == 0 else {
            throw .unsafeFolder(ownFolder)
        }
    }
}

import JSON
package import NavigationProtocol

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A folder of manifests. Each file `*.json` whose name does not begin with a dot is one module. Other files are
/// ignored.
///
/// A user who can write to the folder can start programs as the host's user. The folder and the files must therefore
/// belong to root or to the host's user, and must not be writable by others.
package struct ManifestFolder: Sendable {
    package let path: String

    /// Larger files are refused.
    private static let maximumSize = 1 << 20
    /// A folder with more manifests is refused.
    private static let maximumCount = 1024

    package init(_ path: String) { self.path = path }

    /// All manifests, in the order of their file names. The first mistake in one of them is thrown.
    package func read() throws(ManifestError) -> [ModuleManifest] {
        var manifests: [ModuleManifest] = []
        var files: [String: String] = [:]
        for file in try self.files() {
            let manifest = try Self.manifest(in: try Self.bytes(of: file), from: file)
            if let other = files.updateValue(file, forKey: manifest.module) {
                throw ManifestError(
                    path: file,
                    reason: "\(other) is also a manifest of the module \"\(manifest.module)\""
                )
            }
            manifests.append(manifest)
        }
        return manifests
    }

    private func files() throws(ManifestError) -> [String] {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw ManifestError(path: path) }
        do { _ = try Self.checkedStatus(of: descriptor, path) } catch {
            close(descriptor)
            throw error
        }
        guard let folder = fdopendir(descriptor) else {
            close(descriptor)
            throw ManifestError(path: path)
        }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name.hasSuffix(".json"), !name.hasPrefix(".") { names.append(name) }
            guard names.count <= Self.maximumCount else {
                throw ManifestError(path: path, reason: "it has more than \(Self.maximumCount) manifests")
            }
        }
        return names.sorted().map { "\(path)/\($0)" }
    }

    private static func bytes(of path: String) throws(ManifestError) -> [UInt8] {
        // Without O_NONBLOCK, to open a named pipe would wait for a writer.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw ManifestError(path: path) }
        defer { close(descriptor) }
        let status = try checkedStatus(of: descriptor, path)
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw ManifestError(path: path, reason: "it is not a regular file")
        }
        guard status.st_size <= maximumSize else {
            throw ManifestError(path: path, reason: "it is larger than \(maximumSize) bytes")
        }
        var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
        var length = 0
        while length < bytes.count {
            let count = bytes.withUnsafeMutableBytes {
                Glibc.read(descriptor, $0.baseAddress?.advanced(by: length), $0.count - length)
            }
            if count < 0 { throw ManifestError(path: path) }
            if count == 0 { break }
            length += count
        }
        return Array(bytes[..<length])
    }

    private static func checkedStatus(of descriptor: Int32, _ path: String) throws(ManifestError) -> stat {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw ManifestError(path: path) }
        guard status.st_mode & S_IWOTH == 0 else {
            throw ManifestError(path: path, reason: "every user may write to it; chmod o-w removes that")
        }
        guard status.st_uid == 0 || status.st_uid == geteuid() else {
            throw ManifestError(
                path: path,
                reason: "it belongs to user \(status.st_uid), neither to root nor to the host's user \(geteuid())"
            )
        }
        return status
    }

    /// Reads a manifest from its text.
    ///
    /// - Parameter path: The file, for the error.
    static func manifest(in bytes: [UInt8], from path: String) throws(ManifestError) -> ModuleManifest {
        var scanner = JSONScanner()
        let manifest: ModuleManifest
        do {
            try scanner.scan(bytes.span.bytes)
            guard scanner.top.kind == .object else { throw Parameters.invalid("manifest", "one object") }
            manifest = try bytes.span.bytes.withUnsafeBytes { text throws(WireError) in
                guard scanner.outer.members.count <= 64 else {
                    throw Parameters.invalid("manifest", "of 64 members at most")
                }
                var parameters = Parameters(document: text, members: scanner.outer.members) {
                    ModuleManifest.memberNames
                }
                let manifest = try ModuleManifest(&parameters)
                try parameters.finish()
                return manifest
            }
        } catch let error as WireError {
            throw ManifestError(path: path, reason: error.message)
        } catch {
            throw ManifestError(path: path, reason: "\(error)")
        }
        try checkUser(of: manifest, path)
        return manifest
    }

    private static func checkUser(of manifest: ModuleManifest, _ path: String) throws(ManifestError) {
        guard let user = manifest.user else { return }
        guard geteuid() == 0 else {
            throw ManifestError(path: path, reason: "\"user\" needs a host that runs as root")
        }
        guard ProcessUser(user) != nil else {
            throw ManifestError(
                path: path,
                reason: "\"user\" must be a user of this machine; there is no user \"\(user)\""
            )
        }
    }
}

/// Why the manifests cannot be used.
package struct ManifestError: Error, CustomStringConvertible, Sendable {
    /// The path of the file or of the folder.
    package let path: String
    package let reason: String

    fileprivate init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }

    /// The last call of the system failed.
    fileprivate init(path: String) {
        self.init(path: path, reason: String(cString: strerror(errno)))
    }

    package var description: String { "cannot use the manifest \(path): \(reason)" }
}

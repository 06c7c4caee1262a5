package import NavigationProtocol

#if canImport(Glibc)
import NavigationFiles
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
        do throws(OwnedFile.Refusal) { try OwnedFile.check(descriptor, .fromWriting) } catch {
            close(descriptor)
            throw ManifestError(path: path, reason: error.reason)
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
        do throws(OwnedFile.Refusal) { return try OwnedFile.read(path, upTo: maximumSize, .fromWriting) } catch {
            throw ManifestError(path: path, reason: error.reason)
        }
    }

    /// Reads a manifest from its text.
    ///
    /// - Parameter path: The file, for the error.
    static func manifest(in bytes: [UInt8], from path: String) throws(ManifestError) -> ModuleManifest {
        let manifest: ModuleManifest
        do throws(JSONDocument.Refusal) {
            manifest = try JSONDocument.read(bytes, "manifest", members: ModuleManifest.memberNames) {
                (parameters) throws(WireError) in try ModuleManifest(&parameters)
            }
        } catch {
            throw ManifestError(path: path, reason: error.reason)
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

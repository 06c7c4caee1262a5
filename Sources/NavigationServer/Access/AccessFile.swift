package import NavigationBroker
import NavigationFiles
import NavigationProtocol

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The file that says who may do what. `docs/access.md` has its format.
///
/// A user who can write to the file can grant everything. So it must belong to root or to the host's user, and only its
/// owner and group may be able to write to it.
package struct AccessFile: Sendable {
    package let path: String

    /// A larger file is refused.
    private static let maximumSize = 1 << 20

    package init(_ path: String) { self.path = path }

    /// Reads the file and the secrets that it names. A secret that is not there yet is made.
    package func read() throws(AccessFileError) -> AccessPolicy {
        let bytes = try Self.bytes(of: path, upTo: Self.maximumSize, .fromWriting)
        let document = try Self.document(in: bytes, from: path)
        var identities: [AccessPolicy.Identity] = []
        for identity in document.identities {
            identities.append(.init(name: identity.name, sign: try sign(of: identity)))
        }
        for (index, one) in identities.enumerated() {
            if let other = identities[..<index].first(where: { $0.sign == one.sign }) {
                throw AccessFileError(path, "\"\(one.name)\" and \"\(other.name)\" have the same sign")
            }
        }
        return AccessPolicy(path: path, identities: identities, grants: document.grants)
    }

    /// The bytes of the document, or of a secret.
    fileprivate static func bytes(
        of path: String,
        upTo maximumSize: Int,
        _ protection: OwnedFile.Protection
    ) throws(AccessFileError) -> [UInt8] {
        do throws(OwnedFile.Refusal) { return try OwnedFile.read(path, upTo: maximumSize, protection) } catch {
            throw AccessFileError(path, error.reason)
        }
    }

    /// Reads the document from its text.
    ///
    /// - Parameter path: The file, for the error.
    static func document(in bytes: [UInt8], from path: String) throws(AccessFileError) -> AccessDocument {
        do throws(JSONDocument.Refusal) {
            let names = AccessDocument.memberNames
            return try JSONDocument.read(bytes, "grants", "a member of one object", members: names) {
                (parameters) throws(WireError) in try AccessDocument(&parameters)
            }
        } catch {
            throw AccessFileError(path, error.reason)
        }
    }

    /// The folder of the document, with a slash behind it.
    private var folder: String { path.lastIndex(of: "/").map { String(path[...$0]) } ?? "" }

    private func sign(of identity: AccessIdentity) throws(AccessFileError) -> AccessPolicy.Sign {
        switch identity.sign {
        case .module(let name): return .module(name)
        case .secretFile(let file): return .secret(try SecretFile.read(file.hasPrefix("/") ? file : folder + file))
        case .user(let name):
            guard let number = UInt32(name) ?? ProcessUser(name)?.uid else {
                throw AccessFileError(path, "there is no user \"\(name)\" on this machine")
            }
            return .user(number)
        case .group(let name):
            guard let number = UInt32(name) ?? getgrnam(name)?.pointee.gr_gid else {
                throw AccessFileError(path, "there is no group \"\(name)\" on this machine")
            }
            return .group(number)
        }
    }
}

/// Why an access document cannot be used.
package struct AccessFileError: Error, CustomStringConvertible, Sendable {
    /// The file with the mistake.
    package let path: String
    package let reason: String

    init(_ path: String, _ reason: String) { (self.path, self.reason) = (path, reason) }

    package var description: String { "cannot use the access document: \(path): \(reason)" }
}

/// The file of a secret, which only its owner can read.
enum SecretFile {
    /// A shorter secret could be guessed.
    private static let minimumSize = 16
    private static let maximumSize = 1024

    /// The secret. A missing file is made, with 256 random bits as text.
    static func read(_ path: String) throws(AccessFileError) -> [UInt8] {
        if access(path, F_OK) != 0, errno == ENOENT { try make(path) }
        let bytes = try AccessFile.bytes(of: path, upTo: maximumSize, .fromReading)
        let secret = bytes.filter { $0 > 0x20 }
        guard secret.count >= minimumSize else {
            throw AccessFileError(
                path,
                "a secret has \(minimumSize) characters at least; remove the file to get a new one"
            )
        }
        return secret
    }

    private static func make(_ path: String) throws(AccessFileError) {
        var generator = SystemRandomNumberGenerator()
        let digits = Array("0123456789abcdef".utf8)
        var text: [UInt8] = []
        for _ in 0..<32 {
            let byte = UInt8.random(in: 0...255, using: &generator)
            text += [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw AccessFileError(path, "cannot make it: \(String(cString: strerror(errno)))") }
        defer { close(file) }
        text.append(0x0A)
        guard write(file, text, text.count) == text.count else {
            unlink(path)
            throw AccessFileError(path, "cannot write it: \(String(cString: strerror(errno)))")
        }
    }
}

#if canImport(Glibc)
import Glibc
#endif

/// The file with the token of this start, which only its owner can read.
package enum TokenFile {
    /// The place unless another was asked for: beside the host's socket.
    package static func path(besideSocket socket: String) -> String { "\(socket).token" }

    /// Writes the token with mode 0600. A file or a link that is there already is replaced, never followed.
    package static func write(_ token: Secret, to path: String) throws(FileProblem) {
        let new = "\(path).\(getpid())"
        unlink(new)
        let file = open(new, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw FileProblem("cannot write \(new)") }
        defer { close(file) }
        let text = Array("\(token.text)\n".utf8)
        guard Glibc.write(file, text, text.count) == text.count, rename(new, path) == 0 else {
            let problem = FileProblem("cannot write \(path)")
            unlink(new)
            throw problem
        }
    }

    /// The token of a gateway that runs.
    package static func read(_ path: String) throws(FileProblem) -> Secret {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw FileProblem("cannot read \(path); is navweb running?") }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 256)
        let count = Glibc.read(file, &bytes, bytes.count)
        guard count > 0 else { throw FileProblem("\(path) is empty") }
        return Secret(String(decoding: bytes[..<count].filter { $0 > 0x20 }, as: UTF8.self))
    }

    /// Removes the file, unless a later start has written its own token.
    package static func remove(_ path: String, of token: Secret) {
        if (try? read(path)) == token { unlink(path) }
    }
}

/// A file of the gateway's cannot be read or written.
package struct FileProblem: Error, CustomStringConvertible, Sendable {
    package let description: String

    /// Adds the system's reason, in `errno`.
    init(_ text: String) {
        description = errno == 0 ? text : "\(text): \(String(cString: strerror(errno)))"
    }
}

#if canImport(Glibc)
import Glibc
#endif

/// The text by which a host with an access document knows who asks.
public enum HostSecret {
    /// The secret in a file, without the spaces and line ends around it.
    ///
    /// Throws ``NavigationClientError/cannotReadSecret(path:reason:)`` when the file cannot be read.
    public static func read(_ path: String) throws(NavigationClientError) -> String {
        guard let file = fopen(path, "re") else {
            throw .cannotReadSecret(path: path, reason: String(cString: strerror(errno)))
        }
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = fread(&bytes, 1, bytes.count, file)
        guard ferror(file) == 0 else {
            throw .cannotReadSecret(path: path, reason: String(cString: strerror(errno)))
        }
        let isSpace = { (byte: UInt8) in byte <= 0x20 }
        let text = bytes[..<count].drop(while: isSpace).reversed().drop(while: isSpace).reversed()
        return String(decoding: Array(text), as: UTF8.self)
    }

    /// The secret that was given, else that of the file which `$NAVHOST_SECRET_FILE` names; nil for none.
    static func resolve(_ given: String?) throws(NavigationClientError) -> String? {
        if let given { return given }
        guard let path = getenv("NAVHOST_SECRET_FILE").map({ String(cString: $0) }), !path.isEmpty else { return nil }
        return try read(path)
    }
}

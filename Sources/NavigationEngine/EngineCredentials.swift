import JSON

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A credentials file: the JWT of a user, and the seed of the user's key. libnats reads both for each connection; the
/// host only looks whether they are there, and when the user expires.
struct EngineCredentials {
    /// Seconds since 1970; nil for a user that never expires.
    let expiry: Double?

    /// Nil for a text without a JWT or a seed.
    init?(_ text: String) {
        let lines = text.split(whereSeparator: \.isNewline).map { String($0) }
        func line(after title: String) -> String? {
            lines.firstIndex { $0.hasPrefix("---") && $0.contains(title) }.flatMap { index in
                lines.dropFirst(index + 1).first
            }
        }
        guard let jwt = line(after: "BEGIN NATS USER JWT"), let seed = line(after: "BEGIN USER NKEY SEED"),
            seed.hasPrefix("SU")
        else { return nil }
        let parts = jwt.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, let bytes = Self.decoded(parts[1]),
            let claims = try? RawJSON(parsing: String(decoding: bytes, as: UTF8.self)).value().object
        else { return nil }
        // Zero stands for no end.
        expiry = claims["exp"]?.double.flatMap { $0 > 0 ? $0 : nil }
    }

    /// By the clock of this machine.
    var hasExpired: Bool { expiry.map { $0 <= Double(time(nil)) } ?? false }

    /// The bytes of base64 as URLs have it, without `=` at its end.
    private static func decoded(_ text: Substring) -> [UInt8]? {
        let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
        var (bytes, bits, count): ([UInt8], UInt32, Int) = ([], 0, 0)
        for letter in text.utf8 {
            guard let value = letters.firstIndex(of: letter) else { return nil }
            (bits, count) = (bits << 6 | UInt32(value), count + 6)
            if count >= 8 {
                count -= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
            }
        }
        return bytes
    }
}

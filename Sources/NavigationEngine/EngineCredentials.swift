import FoundationEssentials
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

    /// The bytes of base64 as URLs have it: with two other letters, and without `=` at its end.
    private static func decoded(_ text: Substring) -> Data? {
        let letters = text.map { $0 == "-" ? "+" : $0 == "_" ? "/" : $0 }
        return Data(base64Encoded: String(letters) + String(repeating: "=", count: (4 - letters.count % 4) % 4))
    }
}

import JSON
import NavigationProtocol
import NavigationTree
import Testing

@testable import NavigationBroker

/// Values that the tests of single machines are made of.
enum Material {
    static let start = MonotonicTime(nanoseconds: 0)

    static func session(_ number: UInt64) -> SessionID { SessionID(rawValue: number) }

    /// Where the answer to request 1 of a session goes.
    static func place(_ session: UInt64, batch: BatchID? = nil) -> AnswerPlace {
        AnswerPlace(session: self.session(session), id: try? RawJSON(parsing: "1"), batch: batch)
    }

    static func type(_ text: String) throws -> TypeName { try #require(TypeName(text)) }

    /// A request as the reader of its parameters gives it.
    static func read<Request: MethodDefinition>(_ type: Request.Type, _ text: String) throws -> Request {
        try Array(text.utf8).span.bytes.withUnsafeBytes { bytes in
            var scanner = JSONScanner()
            try scanner.scan(bytes.bytes)
            var parameters = Parameters(bytes, members: scanner.outer.members, of: Request.method)
            let request = try Request(&parameters)
            try parameters.finish()
            return request
        }
    }

    /// An access document with users and groups by number, and with each secret file's path as its secret.
    static func policy(_ text: String) throws -> AccessPolicy {
        let document = try accessDocument(text)
        return AccessPolicy(
            path: "/etc/access.json",
            identities: document.identities.map { identity in
                let sign: AccessPolicy.Sign =
                    switch identity.sign {
                    case .module(let name): .module(name)
                    case .secretFile(let path): .secret(Array(path.utf8))
                    case .user(let number): .user(UInt32(number) ?? 0)
                    case .group(let number): .group(UInt32(number) ?? 0)
                    }
                return AccessPolicy.Identity(name: identity.name, sign: sign)
            },
            grants: document.grants
        )
    }

    static func accessDocument(_ text: String) throws -> AccessDocument {
        try Array(text.utf8).span.bytes.withUnsafeBytes { bytes in
            var scanner = JSONScanner()
            try scanner.scan(bytes.bytes)
            var parameters = Parameters(document: bytes, members: scanner.outer.members) { AccessDocument.memberNames }
            let document = try AccessDocument(&parameters)
            try parameters.finish()
            return document
        }
    }

    static func items(_ text: String) throws -> [SentItem] { try SentItem.list(RawJSON(parsing: text)) }
}

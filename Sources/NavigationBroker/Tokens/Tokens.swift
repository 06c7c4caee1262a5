import JSON
import NavigationProtocol
import NavigationTree

/// A token with what it belongs to: a user, whose client may have connected again since, and one request.
///
/// A reference, because each request is handed on with its token, and nearly all of them have none.
final class RequestToken: Sendable {
    /// The user and the identity that may repeat a request and get its answer again.
    struct Owner: Hashable {
        let user: UInt32
        var identity: String?
    }

    let user: Owner
    let name: String
    let fingerprint: UInt64

    /// The token of a request; nil when it has none.
    static func read(
        _ parameters: inout Parameters,
        of user: @autoclosure () -> Owner?
    ) throws(WireError) -> RequestToken? {
        guard let name = try parameters.string("token") else { return nil }
        guard (1...128).contains(name.utf8.count) else {
            throw Parameters.invalid("token", "a string of 1 to 128 bytes")
        }
        guard !parameters.wantsResult else {
            throw Parameters.invalid("token", "left out with \"forResult\": an answer that waits cannot be given twice")
        }
        return user().map { RequestToken(user: $0, name: name, fingerprint: parameters.fingerprint) }
    }

    init(user: Owner, name: String, fingerprint: UInt64) {
        (self.user, self.name, self.fingerprint) = (user, name, fingerprint)
    }
}

/// The answers of requests that carried a token, by user.
///
/// A request that is sent twice gets the same answer, without a second effect.
struct Tokens {
    /// An answer that was remembered in a turn.
    struct Undo {
        fileprivate let token: RequestToken
    }

    private var memories: [RequestToken.Owner: TokenMemory] = [:]

    /// The answer that this token got before. Refused requests had no effect and are carried out anew.
    func recall(_ token: RequestToken) throws(WireError) -> [UInt8]? {
        guard let answer = memories[token.user]?[token.name] else { return nil }
        guard answer.fingerprint == token.fingerprint else {
            throw .reused(token)
        }
        guard !answer.text.isEmpty else { throw .answerNotKept(token) }
        return answer.text
    }

    mutating func remember(_ token: RequestToken, _ text: [UInt8], limits: Limits) -> Undo {
        let empty = TokenMemory(maximumCount: limits.tokens, maximumBytes: limits.outputSoft)
        memories[token.user, default: empty].add(
            token.name,
            TokenMemory.Answer(fingerprint: token.fingerprint, text: text)
        )
        return Undo(token: token)
    }

    /// The answer that was remembered in a turn.
    func remembered(_ undo: Undo) -> KeptToken? {
        let token = undo.token
        return memories[token.user]?[token.name].map { KeptToken(token.user, token.name, $0) }
    }

    /// Another broker has remembered this.
    mutating func add(_ kept: KeptToken, limits: Limits) {
        let token = RequestToken(
            user: RequestToken.Owner(user: kept.user, identity: kept.identity),
            name: kept.name,
            fingerprint: kept.fingerprint
        )
        memories[token.user]?.forget(kept.name)
        _ = remember(token, kept.answer, limits: limits)
    }

    /// Everything that is remembered, each user's oldest first.
    var all: [KeptToken] {
        memories.sorted { ($0.key.user, $0.key.identity ?? "") < ($1.key.user, $1.key.identity ?? "") }
            .flatMap { owner, memory in memory.all.map { KeptToken(owner, $0.token, $0.answer) } }
    }

    /// The turn of the answer was not written: the request had no effect.
    mutating func takeBack(_ undo: Undo) { memories[undo.token.user]?.forget(undo.token.name) }

    /// New limits hold from now on; what is too much is forgotten, the oldest first.
    mutating func use(_ limits: Limits) {
        for user in memories.keys { memories[user]?.keep(count: limits.tokens, bytes: limits.outputSoft) }
    }
}

extension WireError {
    /// The request has had its effect.
    fileprivate static func answerNotKept(_ token: RequestToken) -> Self {
        WireError(
            .answerTooLarge,
            "The request with the token \"\(token.name)\" has had its effect, and its answer was too long to be kept"
        )
    }

    /// The token belongs to another request.
    static func reused(_ token: RequestToken) -> Self {
        WireError(
            .tokenReused,
            "The token \"\(token.name)\" belongs to another request; a token is for one request and its repetitions",
            ["token": .string(token.name)]
        )
    }
}

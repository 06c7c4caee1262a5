import JSON
import NavigationProtocol
import NavigationTree

// Requests that may be sent twice: the same token gets the same answer, and not a second effect.

extension Machines {
    /// A token with what it belongs to: a user, who may have connected again since, and one request.
    struct Token {
        let user: UInt32
        let name: String
        let fingerprint: Int
    }

    func token(_ parameters: inout Parameters, _ context: Execution) throws(WireError) -> Token? {
        guard let name = try parameters.string("token") else { return nil }
        guard (1...128).contains(name.utf8.count) else {
            throw Parameters.invalid("token", "a string of 1 to 128 bytes")
        }
        guard !parameters.wantsResult else {
            throw Parameters.invalid("token", "left out with \"forResult\": an answer that waits cannot be given twice")
        }
        guard let user = sessions[context.session]?.peer.uid else { return nil }
        return Token(user: user, name: name, fingerprint: parameters.fingerprint)
    }

    /// The answer that this token got before. Refused requests had no effect and are carried out anew.
    func recall(_ token: Token) throws(WireError) -> [UInt8]? {
        guard let answer = tokens[token.user]?[token.name] else { return nil }
        guard answer.fingerprint == token.fingerprint else {
            throw WireError(
                .tokenReused,
                "The token \"\(token.name)\" belongs to another request; a token is for one request and its repetitions",
                ["token": .string(token.name)]
            )
        }
        return answer.text
    }

    mutating func remember(_ token: Token) {
        let empty = TokenMemory(maximumCount: limits.tokens, maximumBytes: limits.outputSoft)
        tokens[token.user, default: empty].add(
            token.name,
            TokenMemory.Answer(fingerprint: token.fingerprint, text: result.bytes)
        )
        note(.tokenRemembered(user: token.user, token.name))
    }
}

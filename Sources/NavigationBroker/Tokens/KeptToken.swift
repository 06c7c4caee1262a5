/// The answer of a request with a token. The next owner of a shared scene has to know it, so that a repetition has no
/// second effect.
package struct KeptToken: Hashable, Sendable {
    /// The number of the user who may repeat the request.
    package let user: UInt32
    /// The identity by which that user's client is known, if it has one. Only a client with the same may repeat it.
    package let identity: String?
    package let name: String
    /// Of the request; see ``Parameters/fingerprint``.
    package let fingerprint: UInt64
    /// The result; empty when it was too long to be kept.
    package let answer: [UInt8]

    package init(user: UInt32, identity: String? = nil, name: String, fingerprint: UInt64, answer: [UInt8]) {
        (self.user, self.identity, self.name) = (user, identity, name)
        (self.fingerprint, self.answer) = (fingerprint, answer)
    }

    init(_ owner: RequestToken.Owner, _ name: String, _ answer: TokenMemory.Answer) {
        self.init(
            user: owner.user,
            identity: owner.identity,
            name: name,
            fingerprint: answer.fingerprint,
            answer: answer.text
        )
    }
}

extension NavigationBroker {
    /// The tokens whose requests have changed something in the turn that is not written.
    package var openTokens: [KeptToken] {
        machines.turn.undo.compactMap { undo in
            if case .tokens(let undo) = undo { machines.tokens.remembered(undo) } else { nil }
        }
    }

    /// All tokens that are remembered.
    package var keptTokens: [KeptToken] { machines.tokens.all }

    /// Remembers the token of a request that another broker has carried out.
    package mutating func keep(_ token: KeptToken) { machines.tokens.add(token, limits: machines.limits) }
}

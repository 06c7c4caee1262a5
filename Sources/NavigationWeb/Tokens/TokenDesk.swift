/// Knows tokens and tickets. Time comes in as an argument, so that tests need not wait.
///
/// 1. A token is valid until the gateway ends. The first one is in the file. Each ticket makes another one, so that
///    each browser has a session of its own with the host. Above the limit, the token that was not used for the longest
///    time ends.
/// 2. A ticket works once, for 30 s.
/// 3. After five wrong tokens within a second, wrong tokens get a pause of a second. The right token works during the
///    pause. Otherwise every user of the machine could lock its holder out.
package struct TokenDesk: Sendable {
    /// A token that is valid.
    package struct Holder: Equatable, Sendable {
        /// The number of the token, which names its session with the host. The first token has 0.
        package let number: Int
        package let rights: Set<Right>
    }

    /// A point in time, as a distance to any fixed one.
    package typealias Time = Duration

    /// How long a ticket is good for.
    package static let ticketLife = Duration.seconds(30)
    /// The most tickets that wait to be traded. Above it, the oldest is dropped.
    package static let ticketLimit = 64
    /// The most tokens.
    package static let tokenLimit = 64
    /// The wrong tokens within a second that are answered without a pause.
    package static let wrongLimit = 5

    private struct Ticket {
        let secret: Secret
        let end: Time
        let rights: Set<Right>
    }

    private struct Token {
        let secret: Secret
        let holder: Holder
        var lastUse: Time
    }

    private var tokens: [Token]
    private var lastNumber = 0
    private var tickets: [Ticket] = []
    private var wrong: [Time] = []
    private var pauseEnd = Time.zero

    /// Begins with one token.
    package init(token: Secret, rights: Set<Right>) {
        tokens = [Token(secret: token, holder: Holder(number: 0, rights: rights), lastUse: .zero)]
    }

    /// The numbers of all valid tokens.
    package var numbers: Set<Int> { Set(tokens.map(\.holder.number)) }

    /// The rights of the `Authorization` header of a request.
    package mutating func holder(authorization: String?, at now: Time) throws(Refusal) -> Holder {
        guard let authorization else {
            throw Refusal(.token, "There is no Authorization header, expected Bearer and the token")
        }
        let parts = authorization.split(separator: " ", omittingEmptySubsequences: true)
        let given = Secret(parts.count == 2 && parts[0].lowercased() == "bearer" ? String(parts[1]) : "")
        // All are compared, so that the time does not tell which one was nearly right.
        var found: Int?
        for (index, token) in tokens.enumerated() where token.secret.isSame(as: given) { found = index }
        guard let found else { throw wrongToken(at: now) }
        tokens[found].lastUse = now
        return tokens[found].holder
    }

    private mutating func wrongToken(at now: Time) -> Refusal {
        guard now >= pauseEnd else {
            return Refusal(.tokenPause, "Too many wrong tokens came; wait for a second")
        }
        wrong.removeAll { now - $0 >= .seconds(1) }
        wrong.append(now)
        if wrong.count >= Self.wrongLimit {
            pauseEnd = now + .seconds(1)
            wrong.removeAll()
        }
        return Refusal(.token, "The token is wrong; a new one is made at each start of the gateway")
    }

    /// A new ticket with some of the holder's rights; nil for all of them.
    package mutating func makeTicket(
        for holder: Holder,
        rights: Set<Right>? = nil,
        at now: Time
    ) throws(Refusal) -> Secret {
        let rights = rights ?? holder.rights
        guard rights.isSubset(of: holder.rights) else {
            let missing = rights.subtracting(holder.rights).sorted().map(\.rawValue).joined(separator: ", ")
            throw Refusal(.rights, "The token lacks the right \(missing)")
        }
        tickets.removeAll { now >= $0.end }
        if tickets.count >= Self.ticketLimit { tickets.removeFirst() }
        let secret = Secret()
        tickets.append(Ticket(secret: secret, end: now + Self.ticketLife, rights: rights))
        return secret
    }

    /// Trades a ticket for a token.
    package mutating func trade(_ ticket: Secret, at now: Time) throws(Refusal) -> (token: Secret, rights: Set<Right>) {
        tickets.removeAll { now >= $0.end }
        var found: Int?
        for (index, known) in tickets.enumerated() where known.secret.isSame(as: ticket) { found = index }
        guard let found else {
            throw Refusal(.ticket, "The ticket is used or older than 30 s; navweb ticket makes a new one")
        }
        let rights = tickets.remove(at: found).rights
        // The first token is in the file and stays.
        if tokens.count >= Self.tokenLimit,
            let oldest = tokens.indices.dropFirst().min(by: { tokens[$0].lastUse < tokens[$1].lastUse })
        {
            tokens.remove(at: oldest)
        }
        lastNumber += 1
        let token = Token(secret: Secret(), holder: Holder(number: lastNumber, rights: rights), lastUse: now)
        tokens.append(token)
        return (token.secret, rights)
    }
}

/// One record of a scene's log, as a host appends it to the scene's stream.
package struct LogRecord: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// Changes of the scene and of its settings, with the answers of the requests that made them.
        case turn
        /// The host that writes it becomes the owner.
        case claim
        /// The owner gives the scene up. Any host may claim it at once; this one is asked to.
        case handover(to: String)

        /// Its name in a message.
        package var word: String {
            switch self {
            case .turn: "turn"
            case .claim: "claim"
            case .handover: "handover"
            }
        }
    }

    package let kind: Kind
    package let host: FleetHostID
    /// The host's number for this append. All attempts of one append are the same bytes, with the same number.
    package let number: UInt64
    /// The sequence of the last message in the stream. The engine stores the record only behind that message.
    package let expected: UInt64
    /// Counts the claims of the scene. A record of an owner has the epoch of its claim.
    package let epoch: UInt64
    /// The revisions of a turn; nil for one that changes settings alone, and for other kinds.
    package let revisions: ClosedRange<UInt64>?
    /// The chain with this record.
    package let chain: LogChain
    /// A line for each revision and for each answer. Empty for other kinds than turns.
    package let body: [UInt8]

    /// - Parameter former: the chain before it.
    package init(
        _ kind: Kind,
        from host: FleetHostID,
        number: UInt64,
        expected: UInt64,
        epoch: UInt64,
        revisions: ClosedRange<UInt64>? = nil,
        after former: LogChain,
        body: [UInt8] = []
    ) {
        self.init(
            kind,
            from: host,
            number: number,
            expected: expected,
            epoch: epoch,
            revisions: revisions,
            chain: former.adding(epoch: epoch, revisions: revisions, kind: kind, body: body),
            body: body
        )
    }
    /// A record as another host wrote it.
    init(
        _ kind: Kind,
        from host: FleetHostID,
        number: UInt64,
        expected: UInt64,
        epoch: UInt64,
        revisions: ClosedRange<UInt64>?,
        chain: LogChain,
        body: [UInt8]
    ) {
        self.kind = kind
        self.host = host
        self.number = number
        self.expected = expected
        self.epoch = epoch
        self.revisions = revisions
        self.chain = chain
        self.body = body
    }
}

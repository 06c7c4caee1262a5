/// A message of a scene's stream, as a reader finds it.
package enum LogMessage: Hashable, Sendable {
    case record(LogRecord)
    /// No record. It has no effect on any host.
    case foreign
    /// A record in a format that this version of navhost does not know. Newer hosts may give it an effect.
    case newer(format: Int)
}

// The form of a record at the engine: headers for what the engine and readers check, and the body as it is.

extension LogRecord {
    /// The format of the records that this version writes.
    package static let format = 1

    fileprivate enum Header {
        static let expectedStream = "Nats-Expected-Stream"
        static let expectedSequence = "Nats-Expected-Last-Sequence"
        static let format = "NH-V"
        static let kind = "NH-K"
        static let host = "NH-H"
        static let number = "NH-I"
        static let epoch = "NH-E"
        static let revisions = "NH-R"
        static let chain = "NH-C"
        static let heir = "NH-T"
    }

    /// The record as a message. All attempts of one append are equal messages.
    package func message(to subject: String, stream: String, reply: String) -> EngineMessage {
        var headers = [
            Header.expectedStream: stream,
            Header.expectedSequence: "\(expected)",
            Header.format: "\(Self.format)",
            Header.kind: kind.word,
            Header.host: "\(host)",
            Header.number: "\(number)",
            Header.epoch: "\(epoch)",
            Header.chain: String(chain.digest, radix: 16),
        ]
        if let revisions { headers[Header.revisions] = "\(revisions.lowerBound)-\(revisions.upperBound)" }
        if case .handover(let heir) = kind { headers[Header.heir] = heir }
        // The engine may take a message without a body for one of its own.
        return EngineMessage(
            subject,
            reply: reply,
            headers: headers,
            body: kind == .turn ? body : Array(kind.word.utf8)
        )
    }
}

extension LogMessage {
    /// Reads a message of a stream. It is foreign if ``LogRecord/message(to:stream:reply:)`` writes no such message.
    package init(_ message: EngineMessage) {
        guard let format = message.number(LogRecord.Header.format) else { self = .foreign; return }
        guard format <= UInt64(LogRecord.format) else { self = .newer(format: Int(clamping: format)); return }
        self = LogRecord(message).map(LogMessage.record) ?? .foreign
    }
}

extension LogRecord {
    fileprivate init?(_ message: EngineMessage) {
        guard let expected = message.number(Header.expectedSequence), let number = message.number(Header.number),
            let epoch = message.number(Header.epoch),
            let host = message.headers[Header.host].flatMap(FleetHostID.init(_:)),
            let digest = message.headers[Header.chain].flatMap({ UInt64($0, radix: 16) })
        else { return nil }
        let kind: Kind
        var revisions: ClosedRange<UInt64>?
        switch message.headers[Header.kind] {
        case "turn":
            kind = .turn
            guard let words = message.headers[Header.revisions] else { break }
            let ends = words.parts(by: "-").map { UInt64($0) }
            guard ends.count == 2, let first = ends[0], let last = ends[1], first <= last else { return nil }
            revisions = first...last
        case "claim": kind = .claim
        case "handover":
            guard let heir = message.headers[Header.heir], FleetNames.isWord(heir) else { return nil }
            kind = .handover(to: heir)
        default: return nil
        }
        self.init(
            kind,
            from: host,
            number: number,
            expected: expected,
            epoch: epoch,
            revisions: revisions,
            chain: LogChain(digest: digest),
            body: kind == .turn ? message.body : []
        )
    }
}

extension EngineMessage {
    fileprivate func number(_ header: String) -> UInt64? { headers[header].flatMap { UInt64($0) } }
}

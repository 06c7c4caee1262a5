import JSON

/// A snapshot on its way to the engine: one piece after the other, each when the one before is stored, and the mark.
///
/// A value: bytes of the host and answers of the engine in, ``messages`` out.
struct SnapshotUpload: Sendable {
    private enum Flight: Hashable {
        /// The stream, which may be there already.
        case stream(EngineMessage)
        case piece(SnapshotPiece)
        case mark(SnapshotMark)
    }

    private let id: SnapshotID
    /// The last message of the log that is in it.
    let sequence: UInt64
    private let names: FleetNames
    private let scene: String
    /// The bytes that no piece has yet.
    private var rest: [UInt8]
    private var hasAll = false
    private var flight: Flight?
    /// The number under which the answer to the message on its way comes.
    private var answer: UInt64
    private var sentAt: Duration = .zero
    private var storedAt: Duration
    private var first: UInt64?
    private var pieces: UInt64 = 0
    private var bytes: UInt64 = 0
    private var digest = Digest()
    /// The messages for the engine. The link empties the list.
    var messages: [EngineMessage] = []

    /// The time after which a message counts as lost, and after which the snapshot is given up.
    private static let (patience, limit) = (Duration.seconds(2), Duration.seconds(30))

    /// - Parameters:
    ///   - bytes: The first ones.
    ///   - stream: The message that makes the stream.
    ///   - answer: A number that no former message of a snapshot of this host had.
    init(
        of scene: String,
        _ names: FleetNames,
        upTo sequence: UInt64,
        _ bytes: [UInt8],
        into stream: EngineMessage,
        answer: UInt64,
        now: Duration
    ) {
        (self.scene, self.names, self.sequence, self.answer, storedAt) = (scene, names, sequence, answer, now)
        rest = bytes
        id = SnapshotID(host: names.host, number: answer)
        send(.stream(stream), now: now)
    }

    /// The number of the last message.
    var lastAnswer: UInt64 { answer }

    /// Whether the host has to give bytes before anything can be sent.
    var wantsBytes: Bool { flight == nil && !hasAll && rest.count < SnapshotPiece.mostBytes }

    /// When ``alarmed(now:)`` has something to do.
    var due: Duration? { flight == nil ? nil : sentAt + Self.patience }

    mutating func add(_ bytes: [UInt8], isLast: Bool, now: Duration) {
        rest += bytes
        hasAll = isLast
        sendNext(now: now)
    }

    /// The stream is there.
    mutating func streamIsThere(now: Duration) {
        guard case .stream = flight else { return }
        storedAt = now
        flight = nil
        sendNext(now: now)
    }

    /// The engine has stored a message, at this place of the stream. Returns the mark, if that was it.
    mutating func stored(_ answer: UInt64, at place: UInt64, now: Duration) -> SnapshotMark? {
        guard answer == self.answer, let flight else { return nil }
        storedAt = now
        self.flight = nil
        switch flight {
        case .stream: break
        case .mark(let mark): return mark
        case .piece(let piece):
            first = first ?? place
            pieces += 1
            bytes += UInt64(piece.bytes.count)
            digest.add(piece.bytes)
        }
        sendNext(now: now)
        return nil
    }

    /// Sends the same message again. Returns false when the engine has not taken anything for too long.
    mutating func alarmed(now: Duration) -> Bool {
        guard let due, due <= now, let flight else { return true }
        guard now - storedAt < Self.limit else { return false }
        send(flight, now: now)
        return true
    }

    private mutating func sendNext(now: Duration) {
        guard flight == nil else { return }
        if rest.count >= SnapshotPiece.mostBytes || hasAll && !rest.isEmpty {
            let part = Array(rest.prefix(SnapshotPiece.mostBytes))
            rest.removeFirst(part.count)
            answer += 1
            send(.piece(SnapshotPiece(id: id, index: pieces, bytes: part)), now: now)
        } else if hasAll, let first {
            answer += 1
            let mark = SnapshotMark(
                id: id,
                sequence: sequence,
                first: first,
                pieces: pieces,
                bytes: bytes,
                digest: digest.value
            )
            send(.mark(mark), now: now)
        }
    }

    private mutating func send(_ flight: Flight, now: Duration) {
        self.flight = flight
        sentAt = now
        let reply = names.subject(of: scene, .stored(answer))
        switch flight {
        case .stream(let message): messages.append(message)
        case .piece(let piece): messages.append(piece.message(to: names.pieces(of: scene), reply: reply))
        case .mark(let mark): messages.append(mark.message(to: names.marks(of: scene), reply: reply))
        }
    }
}

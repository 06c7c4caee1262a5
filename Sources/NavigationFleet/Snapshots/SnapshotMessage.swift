// A snapshot of a scene at the engine: pieces in order, and a mark when all of them are stored. They have a stream of
// their own, beside that of the log.

/// One snapshot. A host that writes another one gives it another number.
struct SnapshotID: Hashable, Sendable {
    let host: FleetHostID
    let number: UInt64
}

/// A part of the bytes of a snapshot.
struct SnapshotPiece: Hashable, Sendable {
    let id: SnapshotID
    /// Counts the pieces from 0. A piece may be stored twice.
    let index: UInt64
    let bytes: [UInt8]

    /// The most bytes of a piece. The engine takes messages of 1 MiB.
    static let mostBytes = 512 << 10
}

/// The proof that a snapshot is whole. It is stored behind the last piece.
package struct SnapshotMark: Hashable, Sendable {
    let id: SnapshotID
    /// The last message of the log that is in the snapshot.
    package let sequence: UInt64
    /// The first piece, by its place in the stream of the snapshots.
    let first: UInt64
    let pieces: UInt64
    /// Of all pieces.
    package let bytes: UInt64
    let digest: UInt64
}

extension EngineMessage {
    fileprivate enum Header {
        static let format = "NH-V"
        static let host = "NH-H"
        static let number = "NH-I"
        static let index = "NH-P"
        static let sequence = "NH-R"
        static let first = "NH-F"
        static let bytes = "NH-B"
        static let digest = "NH-C"
    }

    fileprivate static func headers(_ id: SnapshotID) -> [String: String] {
        [Header.format: "\(SnapshotMark.format)", Header.host: "\(id.host)", Header.number: "\(id.number)"]
    }

    /// Nil for a message in another format.
    fileprivate var snapshot: SnapshotID? {
        guard number(Header.format) == SnapshotMark.format, let number = number(Header.number),
            let host = headers[Header.host].flatMap(FleetHostID.init(_:))
        else { return nil }
        return SnapshotID(host: host, number: number)
    }

    fileprivate func number(_ header: String) -> UInt64? { headers[header].flatMap { UInt64($0) } }
}

extension SnapshotPiece {
    func message(to subject: String, reply: String) -> EngineMessage {
        var headers = EngineMessage.headers(id)
        headers[EngineMessage.Header.index] = "\(index)"
        return EngineMessage(subject, reply: reply, headers: headers, body: bytes)
    }

    /// Nil for another message.
    init?(_ message: EngineMessage) {
        guard let id = message.snapshot, let index = message.number(EngineMessage.Header.index) else { return nil }
        self.init(id: id, index: index, bytes: message.body)
    }
}

extension SnapshotMark {
    /// The format of the snapshots that this version writes. A host does not use those of another one.
    static let format: UInt64 = 1

    func message(to subject: String, reply: String) -> EngineMessage {
        var headers = EngineMessage.headers(id)
        headers[EngineMessage.Header.sequence] = "\(sequence)"
        headers[EngineMessage.Header.first] = "\(first)"
        headers[EngineMessage.Header.index] = "\(pieces)"
        headers[EngineMessage.Header.bytes] = "\(bytes)"
        headers[EngineMessage.Header.digest] = String(digest, radix: 16)
        // The engine may take a message without a body for one of its own.
        return EngineMessage(subject, reply: reply, headers: headers, body: Array("end".utf8))
    }

    /// Nil for another message.
    init?(_ message: EngineMessage) {
        typealias Header = EngineMessage.Header
        guard let id = message.snapshot, let sequence = message.number(Header.sequence),
            let first = message.number(Header.first), let pieces = message.number(Header.index), pieces > 0,
            let bytes = message.number(Header.bytes),
            let digest = message.headers[Header.digest].flatMap({ UInt64($0, radix: 16) })
        else { return nil }
        self.init(id: id, sequence: sequence, first: first, pieces: pieces, bytes: bytes, digest: digest)
    }
}

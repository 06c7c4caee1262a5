import JSON

/// A snapshot on its way to a host whose log has lost its beginning: first the marks of all that are there, then the
/// pieces of one of them.
///
/// It takes the oldest one that fits: the log goes on behind it, so this host then has the revisions between the
/// snapshots too, for clients that resume.
struct SnapshotDownload: Sendable {
    enum Step: Hashable, Sendable {
        /// Nothing, until the next message.
        case wait
        /// The reader starts with this piece.
        case read(from: UInt64)
        /// The host gets these items.
        case items([ItemReader.Item])
        /// No snapshot can be used. The link looks again later.
        case missing
    }

    private enum State: Sendable {
        case looking
        case reading(SnapshotMark, next: UInt64, Digest)
        case complete(SnapshotMark)
    }

    /// The first message that the log still has.
    let begin: UInt64
    private var state = State.looking
    private var marks: [SnapshotMark] = []
    private var items = ItemReader(limit: Self.mostBytesOfItem)

    /// An entry with its content has less.
    private static let mostBytesOfItem = 16 << 20

    init(logBeginsAt begin: UInt64) { self.begin = begin }

    // MARK: Marks

    /// A message of the stream; nil when there are no more.
    ///
    /// - Parameter isLast: Whether no more follow.
    mutating func found(_ mark: SnapshotMark?, isLast: Bool) -> Step {
        // Behind it the log must go on.
        if let mark, mark.sequence + 1 >= begin { marks.append(mark) }
        return isLast ? next() : .wait
    }

    /// Goes on with the next snapshot.
    mutating func next() -> Step {
        guard let place = marks.indices.min(by: { marks[$0].sequence < marks[$1].sequence }) else { return .missing }
        let mark = marks.remove(at: place)
        items = ItemReader(limit: Self.mostBytesOfItem)
        state = .reading(mark, next: 0, Digest())
        return .read(from: mark.first)
    }

    // MARK: Pieces

    /// A message of the stream came; nil for one that is no piece.
    mutating func received(_ piece: SnapshotPiece?) -> Step {
        // Pieces of other snapshots may be between them, and a piece that was sent twice.
        guard case .reading(let mark, let index, var digest) = state, let piece, piece.id == mark.id,
            piece.index == index
        else { return .wait }
        digest.add(piece.bytes)
        state = .reading(mark, next: index + 1, digest)
        items.add(piece.bytes)
        var some: [ItemReader.Item] = []
        do { while let item = try items.next() { some.append(item) } } catch { return next() }
        guard index + 1 == mark.pieces else { return .items(some) }
        guard items.isAtEnd, digest.value == mark.digest else { return next() }
        state = .complete(mark)
        return .items(some)
    }

    /// The snapshot, when its last piece has come.
    var mark: SnapshotMark? { if case .complete(let mark) = state { mark } else { nil } }
}

/// The snapshots of a scene, as one host knows them: the last one, one that it writes, and one from which it goes on.
struct SceneSnapshots: Sendable {
    /// What a snapshot has besides the items of the host.
    struct Restored: Sendable {
        var log: SceneLog?
        var answered = AnsweredRequests()
    }

    /// The kind of the item with the log. It is the first one.
    static let log: Character = "l"

    var upload: SnapshotUpload? {
        didSet { lastAnswer = max(lastAnswer, upload?.lastAnswer ?? oldValue?.lastAnswer ?? 0) }
    }
    var download: SnapshotDownload?
    private(set) var restored: Restored?
    /// The last snapshot of which this host has heard.
    private(set) var last: SnapshotMark?
    /// The bytes of the log since then.
    private var grown: UInt64 = 0
    /// Those of them that are in the snapshot on its way.
    private var written: UInt64 = 0
    private let leastBytes: UInt64
    /// Whether a host has asked for one.
    private var isWanted = false
    private(set) var lastAnswer: UInt64 = 0
    /// When this host may write one again, after one that failed.
    private var pausedUntil: Duration?
    /// When it looks for snapshots again.
    private var nextLook: Duration?

    /// The times after which what failed is tried again.
    private static let (uploadPause, lookPause) = (Duration.seconds(30), Duration.seconds(2))

    init(logBytes: UInt64) { leastBytes = logBytes }

    /// When the link has something to do.
    var due: Duration? { [upload?.due, nextLook].compactMap(\.self).min() }

    // MARK: Writing

    mutating func logGrew(by bytes: Int) { grown += UInt64(bytes) }

    /// Whether the log has grown enough. A large scene is written less often, so that the engine has at most twice as
    /// much to write as without snapshots.
    func isDue(now: Duration) -> Bool {
        upload == nil && (isWanted || grown >= max(leastBytes, last?.bytes ?? 0))
            && pausedUntil.map { $0 <= now } ?? true
    }

    /// A host finds none. One that is on its way will do.
    mutating func wanted() { if upload == nil { isWanted = true } }

    mutating func begin(_ upload: SnapshotUpload) {
        self.upload = upload
        written = grown
    }

    /// The engine has all of the snapshot that this host wrote.
    mutating func finished(_ mark: SnapshotMark) {
        upload = nil
        (last, grown, written, isWanted) = (mark, grown - written, 0, false)
    }

    mutating func giveUp(now: Duration) {
        upload = nil
        pausedUntil = now + Self.uploadPause
    }

    /// A host has written a snapshot. It may be this one.
    mutating func heard(_ mark: SnapshotMark) {
        guard mark.sequence > last?.sequence ?? 0 else { return }
        if upload == nil { (last, grown, isWanted) = (mark, 0, false) }
    }

    // MARK: Reading

    mutating func needed(from begin: UInt64) {
        upload = nil
        download = SnapshotDownload(logBeginsAt: begin)
    }

    mutating func look() {
        nextLook = nil
        download = download.map { SnapshotDownload(logBeginsAt: $0.begin) }
    }

    mutating func lookAgain(now: Duration) { nextLook = now + Self.lookPause }

    func isLookDue(now: Duration) -> Bool { nextLook.map { $0 <= now } ?? false }

    /// A message of the stream of snapshots; nil when all that are there have come.
    mutating func read(_ message: EngineMessage?, from source: SceneReader.Source, isLast: Bool)
        -> SnapshotDownload.Step
    {
        guard source == .pieces else {
            let step = download?.found(message.flatMap { SnapshotMark($0) }, isLast: isLast) ?? .wait
            if case .read = step { restored = Restored() }
            return step
        }
        return message.flatMap { SnapshotPiece($0) }.flatMap { download?.received($0) } ?? .wait
    }

    /// Takes an item of a snapshot, unless it is the host's.
    mutating func take(_ item: ItemReader.Item) -> Bool {
        if item.kind == Self.log {
            restored?.log = SceneLog(String(decoding: item.content, as: UTF8.self))
            return true
        }
        return restored?.answered.take(item) ?? false
    }

    /// The host goes on from the snapshot that was read.
    mutating func finishedReading() {
        if let mark = download?.mark { (last, grown) = (mark, 0) }
        stop()
    }

    /// Nothing is read or written any more.
    mutating func stop() { (upload, download, restored, nextLook) = (nil, nil, nil, nil) }
}

import NavigationTree

/// The broker's state of one connection.
///
/// A reference that only the broker holds, so that looking one up copies nothing.
final class Session {
    let id: SessionID
    let peer: PeerCredentials
    let openedAt: MonotonicTime
    /// The name that the client gave itself.
    var name: String?
    /// The module it registered, when that is exactly one: named in the causes of its changes.
    var module: String?
    /// Lines since it connected, without blank ones: an error without an id says which one it means.
    var lines: UInt64 = 0
    /// Requests since it connected.
    var requests: UInt64 = 0
    /// Requests that wait for a module.
    var inFlight = 0
    /// Requests that wait for what becomes of an entry.
    var results = 0
    /// Bytes that were handed to the shell and have not left.
    var queued = 0
    /// When output last left, or began to wait.
    var progressAt: MonotonicTime
    /// Its watches by number, with the scene of each.
    var watches: [Int: String] = [:]
    var nextWatch = 1
    var nextMonitor = 1
    /// Whether a watch waits to be resynchronised.
    var isLagging = false
    /// Lines that were too long, or not UTF-8.
    var strikes = 0
    /// A batch of which not all is read yet.
    var unread: UnreadBatch?
    var isReadingPaused = false
    /// No more input; closes when all is answered.
    var hasInputEnded = false
    /// Its last line is written; nothing more is sent or carried out.
    var isClosing = false

    /// Whether the shell may give the broker its next line.
    var takesInput: Bool { !isReadingPaused && !isClosing }
    /// Whether what it says is still heard.
    var canAnswer: Bool { !isClosing && !hasInputEnded }

    init(_ id: SessionID, peer: PeerCredentials, now: MonotonicTime) {
        self.id = id
        self.peer = peer
        self.openedAt = now
        self.progressAt = now
    }
}

/// The state of a connection.
///
/// 1. *Reading* is on, or off because the broker or this connection has enough to do.
/// 2. *Input* ends once, by the client's half-close. Lines that were read before are still carried out and answered.
/// 3. *Output* is flushed before the connection closes, unless it is aborted. The socket is closed once.
///
/// The machine knows nothing of bytes. ``Connection`` does what the returned actions ask for.
package enum ConnectionStateMachine: ~Copyable {
    /// Both directions work.
    case open(Open)
    /// The client has sent its last byte; its lines may still wait.
    case inputEnded(InputEnded)
    /// No more input is taken; queued output is being sent.
    case closing
    /// The socket is closed.
    case closed

    /// Both directions work.
    package struct Open: ~Copyable {
        /// The broker takes no more lines for now.
        var isPaused = false
    }

    /// The client sends nothing more.
    package struct InputEnded: ~Copyable {
        var isPaused: Bool
        /// The broker knows that no more input will come.
        var isReported = false
    }

    package init() {
        self = .open(Open())
    }

    /// Whether more may be read from the socket.
    package var reads: Bool {
        switch self {
        case .open(let open): !open.isPaused
        case .inputEnded: false
        case .closing: false
        case .closed: false
        }
    }

    /// Whether lines may be given to the broker.
    package var takesLines: Bool {
        switch self {
        case .open(let open): !open.isPaused
        case .inputEnded(let ended): !ended.isPaused && !ended.isReported
        case .closing: false
        case .closed: false
        }
    }

    package var isClosed: Bool {
        switch self {
        case .closed: true
        case .open: false
        case .inputEnded: false
        case .closing: false
        }
    }

    /// The broker takes no more lines for now.
    package mutating func pauseRequested() { setPaused(true) }

    /// The broker takes lines again.
    package mutating func resumeRequested() { setPaused(false) }

    private mutating func setPaused(_ isPaused: Bool) {
        switch consume self {
        case .open(var open):
            open.isPaused = isPaused
            self = .open(open)
        case .inputEnded(var ended):
            ended.isPaused = isPaused
            self = .inputEnded(ended)
        case .closing:
            self = .closing
        case .closed:
            self = .closed
        }
    }

    /// The client has closed its side.
    package mutating func inputClosed() {
        switch consume self {
        case .open(let open): self = .inputEnded(InputEnded(isPaused: open.isPaused))
        case .inputEnded(let ended): self = .inputEnded(ended)
        case .closing: self = .closing
        case .closed: self = .closed
        }
    }

    /// The caller's task when all lines have been given to the broker.
    package enum LinesExhaustedAction: Equatable {
        case doNothing
        /// Tell the broker that this client will send nothing more.
        case reportEndOfInput
    }

    /// All lines that were read have been given to the broker.
    package mutating func linesExhausted() -> LinesExhaustedAction {
        switch consume self {
        case .open(let open):
            self = .open(open)
            return .doNothing
        case .inputEnded(var ended):
            let isReported = ended.isReported
            ended.isReported = true
            self = .inputEnded(ended)
            return isReported ? .doNothing : .reportEndOfInput
        case .closing:
            self = .closing
            return .doNothing
        case .closed:
            self = .closed
            return .doNothing
        }
    }

    /// The end of input was reported too early: some lines have still to be carried out.
    package mutating func linesRemained() {
        switch consume self {
        case .open(let open): self = .open(open)
        case .inputEnded(let ended): self = .inputEnded(InputEnded(isPaused: ended.isPaused))
        case .closing: self = .closing
        case .closed: self = .closed
        }
    }

    /// The caller's task when the connection is closed, or its output has left.
    package enum CloseAction: Equatable {
        case doNothing
        case closeSocket
    }

    /// The broker wants to close the connection after its output.
    package mutating func closeRequested(hasOutput: Bool) -> CloseAction {
        // To close a connection that is closed already is a harmless race.
        if isClosed { return .doNothing }
        self = .closing
        return hasOutput ? .doNothing : .closeSocket
    }

    /// All output has left.
    package mutating func outputDrained() -> CloseAction {
        switch consume self {
        case .open(let open):
            self = .open(open)
            return .doNothing
        case .inputEnded(let ended):
            self = .inputEnded(ended)
            return .doNothing
        case .closing:
            self = .closing
            return .closeSocket
        case .closed:
            self = .closed
            return .doNothing
        }
    }

    /// Nothing more is read or written. The first call closes the socket.
    package mutating func aborted() -> CloseAction {
        if isClosed { return .doNothing }
        self = .closed
        return .closeSocket
    }
}

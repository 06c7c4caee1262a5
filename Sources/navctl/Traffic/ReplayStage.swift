import Glibc
import NavigationControl

/// The connection over which a recording is played again.
struct ReplayStage: ~Copyable {
    private var socket: LineSocket
    private let limit: Double
    private var lines: [String] = []
    private var isClosed = false

    /// - Parameter limit: seconds that each message may take.
    init(_ socket: consuming LineSocket, limit: Double) {
        self.socket = socket
        self.limit = limit
    }

    /// Sends and receives as the player says, and returns the differences.
    mutating func play(_ conversation: consuming ReplayPlayer) -> [ReplayProblem] {
        var player = conversation
        while true {
            switch player.next() {
            case .send(let line): socket.write(line)
            case .receive:
                if lines.isEmpty, !read() {
                    player.nothingCame()
                } else if !lines.isEmpty {
                    player.received(lines.removeFirst())
                }
            case .readRest:
                socket.endOutput()
                while read() {}
                for line in lines { player.received(line) }
                player.finish()
                return player.problems
            }
        }
    }

    /// Waits for input and reads it. False when the time limit passes or the connection is closed.
    private mutating func read() -> Bool {
        var polled = [pollfd(fd: socket.descriptor, events: Int16(POLLIN), revents: 0)]
        guard !isClosed, Clock.poll(&polled, until: Clock.now + limit) else { return false }
        guard let found = socket.takeLines() else {
            isClosed = true
            return false
        }
        lines += found
        return true
    }
}

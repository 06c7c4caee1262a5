internal import CLinux
internal import Glibc

/// A server that the benchmark has started and must end.
///
/// The caller that starts one calls `stop` on every way out. If the benchmark itself is killed, the kernel ends the
/// child.
final class ChildProcess {
    let identifier: pid_t
    private let name: String
    private let log: String
    private var hasEnded = false
    /// The status of waitpid, once the process has ended.
    private var status: Int32 = 0
    private static let patience = 6.0

    /// Starts a program on one processor; its output goes to a file.
    init(_ name: String, path: String, arguments: [String], processor: Int, log: String) throws {
        guard access(path, X_OK) == 0 else { throw BenchFailure.lastCall("\(name) at \(path)") }
        let input = open("/dev/null", O_RDONLY | O_CLOEXEC)
        let output = open(log, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        defer {
            close(input)
            close(output)
        }
        guard input >= 0, output >= 0 else { throw BenchFailure.lastCall("open \(log)") }
        var words = ([path] + arguments).map { strdup($0) }
        defer { words.forEach { free($0) } }
        words.append(nil)
        self.identifier = clinux_spawn(path, words, Int32(processor), input, output)
        self.name = name
        self.log = log
        guard identifier > 0 else { throw BenchFailure.lastCall("fork for \(name)") }
    }

    /// Waits until the server accepts a connection.
    ///
    /// - Parameter pause: Milliseconds between two attempts.
    func waitUntilReady(at socket: String, signals: TerminationSignals, pause: Double = 5) throws {
        let end = MonotonicClock.now() + MonotonicClock.nanoseconds(15)
        while true {
            try signals.check()
            if (try? Connection(to: socket, server: name, signals: signals)) != nil { return }
            guard !hasExited(), MonotonicClock.now() < end else {
                throw BenchFailure.notStarted(name, printed: TextFile.read(log).map { String($0.suffix(500)) } ?? "")
            }
            MonotonicClock.pause(milliseconds: pause)
        }
    }

    /// Waits until the process ends by itself. Returns the status of waitpid, which is 0 for success.
    func waitUntilEnd(seconds: Double, signals: TerminationSignals) throws -> Int32 {
        let end = MonotonicClock.now() + MonotonicClock.nanoseconds(seconds)
        while !hasExited() {
            try signals.check()
            guard MonotonicClock.now() < end else { throw BenchFailure.stalled(name, seconds: Int(seconds)) }
            MonotonicClock.pause(milliseconds: 5)
        }
        return status
    }

    /// Throws the output of the process if it has ended.
    func checkItRuns() throws {
        guard hasExited() else { return }
        throw BenchFailure.notStarted(name, printed: TextFile.read(log).map { String($0.suffix(500)) } ?? "")
    }

    /// Asks the process to end, and kills it when it does not end in time.
    func stop() {
        guard !hasExited() else { return }
        kill(identifier, SIGTERM)
        let end = MonotonicClock.now() + MonotonicClock.nanoseconds(Self.patience)
        while MonotonicClock.now() < end {
            if hasExited() { return }
            MonotonicClock.pause(milliseconds: 5)
        }
        kill(identifier, SIGKILL)
        waitpid(identifier, nil, 0)
        hasEnded = true
    }

    private func hasExited() -> Bool {
        // After the wait, the identifier may belong to another process.
        if !hasEnded { hasEnded = waitpid(identifier, &status, WNOHANG) != 0 }
        return hasEnded
    }
}

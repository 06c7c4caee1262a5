import Dispatch
import Glibc

/// SIGINT and SIGTERM as a descriptor to poll: each signal writes one byte.
final class EndSignals {
    /// Readable after a signal has arrived.
    let descriptor: Int32
    private let sources: [any DispatchSourceSignal]

    init() {
        var ends: [Int32] = [-1, -1]
        pipe(&ends)
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        descriptor = ends[0]
        let writing = ends[1]
        sources = [SIGINT, SIGTERM].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { _ = Glibc.write(writing, "x", 1) }
            source.resume()
            return source
        }
    }
}

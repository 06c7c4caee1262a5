import ArgumentParser
import Glibc
import NavigationClient
import NavigationControl
import Synchronization

/// `navctl latency`
struct Latency: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Ping the host again and again, and show how long the answers take.",
        discussion: """
            navctl waits for each answer before it sends the next ping. It ends after -n pings, or with SIGINT or SIGTERM, and then shows the percentiles of \
            all pings and a bar for each power of two. On a terminal it shows them every second as well. In a pipe it writes a line of JSON every second, \
            with the pings so far, and one at the end.
            """
    )
    .example("navctl latency -n 1000")

    @OptionGroup var options: GlobalOptions

    @Option(name: .customShort("n"), help: ArgumentHelp("End after this number of pings.", valueName: "count"))
    var count: Int?

    @Option(help: "Seconds between an answer and the next ping.")
    var interval = 0.01

    func validate() throws {
        if let count, count < 1 { throw ValidationError("-n must be 1 or more") }
        guard interval >= 0, interval <= 3600 else {
            throw ValidationError("--interval must be at least 0 and at most 3600 seconds")
        }
    }

    func run() async throws {
        StandardOutput.exitWhenReaderGoes()
        let client = try await options.connect()
        let signals = EndSignals()
        let isEnding = Flag()
        isEnding.set(at: signals.descriptor)
        var histogram = LatencyHistogram()
        var shown = Clock.now
        var isRedrawn = false
        while !isEnding.isSet, histogram.count != count {
            let before = Clock.now
            _ = try await client.call("ping")
            histogram.add(nanoseconds: Int((Clock.now - before) * 1e9))
            if Clock.now - shown >= 1 {
                isRedrawn = true
                try show(histogram, isLast: false, isRedrawn: true)
                shown = Clock.now
            }
            if interval > 0, histogram.count != count { try await Task.sleep(for: .seconds(interval)) }
        }
        try show(histogram, isLast: true, isRedrawn: isRedrawn)
        await client.close()
    }

    private func show(_ histogram: LatencyHistogram, isLast: Bool, isRedrawn: Bool) throws {
        guard options.isForPeople, !options.quiet else { return try options.writeItem(histogram.payload) }
        let title = "\(histogram.count) pings\(isLast ? "" : ", Control-C ends them")"
        let lines = [title] + histogram.lines(width: StandardOutput.columns)
        try StandardOutput.writePage(lines.joined(separator: "\n"), isRedrawn: isRedrawn)
    }
}

/// Set once, by a signal.
private final class Flag: Sendable {
    private let value = Atomic(false)

    var isSet: Bool { value.load(ordering: .acquiring) }

    /// Sets it when the descriptor becomes readable.
    func set(at descriptor: Int32) {
        WaitingThread.start { [self] in
            var polled = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
            _ = Clock.poll(&polled, until: nil)
            value.store(true, ordering: .releasing)
        }
    }
}

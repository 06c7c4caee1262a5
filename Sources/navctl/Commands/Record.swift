import ArgumentParser
import Dispatch
import Glibc
import NavigationClient
import NavigationControl
import Synchronization

/// `navctl record`
struct Record: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Record what sessions say to the host and what it says to them.",
        discussion: """
            A line of JSON for each message; docs/testing.md has the form. The file is there as soon as recording has begun, and messages are in it at once. It \
            ends with SIGINT or SIGTERM, after -n messages, or with the host (exit status 2). What arguments and answers hold is recorded, passwords as \
            well.

            Messages that are missing, or too long to be whole, are told at the end, and the exit status is 1.
            """
    )

    /// Bytes of a message; longer ones are cut.
    private static let longestMessage = 1 << 20
    /// Messages that wait to be written.
    private static let maximumWaiting = 100_000

    @OptionGroup var options: GlobalOptions

    @Argument(help: "The file to write; - is standard output.", completion: .file())
    var file: String

    @Option(help: "Only this session: the name of its module or client, or its id.")
    var session: String?

    @Option(
        help: "Only these methods, separated by commas: of requests, questions and notifications, with their answers."
    )
    var methods: String?

    @Option(name: .customShort("n"), help: ArgumentHelp("End after so many messages.", valueName: "count"))
    var count: Int?

    func validate() throws {
        if let count, count < 1 { throw ValidationError("-n is 1 or more") }
    }

    func run() async throws {
        let lost = Atomic(0)
        let (traffic, continuation) = AsyncStream.makeStream(
            of: JSONPayload?.self,
            bufferingPolicy: .bufferingOldest(Self.maximumWaiting)
        )
        let client = try await NavigationClient.connect(to: options.socket, timeout: .seconds(options.timeout ?? 10)) {
            guard case .traffic(let payload) = $0, case .dropped = continuation.yield(payload) else { return }
            lost.add(1, ordering: .relaxed)
        }
        Task {
            await client.closed()
            continuation.finish()
        }
        let greeting = try await client.call("hello", ["name": "navctl record"])
        _ = try await client.call("host.monitor", request)
        let sessions = try await client.call("host.sessions")
        // What the host has said by the end is waited for: the answer to a request comes after it.
        let signals = EndSignals()
        let descriptor = signals.descriptor
        DispatchQueue.global().async {
            var polled = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
            _ = Clock.poll(&polled, until: nil)
            Task {
                try? await client.ping()
                continuation.yield(nil)
                continuation.finish()
            }
        }
        var recording = try Recording(file, sessions.text, greeting: greeting, only: session)
        var hasEnded = false
        for await payload in traffic {
            guard let payload else {
                hasEnded = true
                break
            }
            try recording.take(payload.text, lost: lost.exchange(0, ordering: .relaxed))
            if let count, recording.messages >= count {
                hasEnded = true
                break
            }
        }
        try recording.end(lost: lost.exchange(0, ordering: .relaxed))
        _ = signals
        if !hasEnded { throw await client.closed() }
        await client.close()
        if let complaint = recording.complaint { throw Ending(status: .refused, complaint: complaint) }
    }

    private var request: JSONPayload {
        var members = RequestMembers()
        members.add("methods", methods.map { .array($0.split(separator: ",").map { JSONPayload(String($0)) }) })
        members.add("lineBytes", Self.longestMessage)
        return members.payload
    }
}

/// The file that is written.
private struct Recording {
    private var recorder: TrafficRecorder
    private let output: OutputFile

    var messages: Int { recorder.messages }

    init(_ path: String, _ sessions: String, greeting: JSONPayload, only: String?) throws {
        recorder = TrafficRecorder(sessions: sessions, only: only)
        output = try OutputFile(path)
        try output.write(
            TrafficRecorder.header(
                instance: greeting["instance"]?.string ?? "",
                version: greeting["version"]?.string ?? ""
            )
        )
    }

    mutating func take(_ traffic: String, lost: Int) throws {
        for line in recorder.lines(for: traffic) { try output.write(line) }
        if lost > 0 { try output.write(recorder.lost(lost)) }
    }

    mutating func end(lost: Int) throws {
        if lost > 0 { try output.write(recorder.lost(lost)) }
    }

    /// What is missing; nil when nothing is.
    var complaint: String? {
        guard recorder.dropped + recorder.cut > 0 else { return nil }
        return """
            navctl: THE RECORDING IS NOT COMPLETE: \(recorder.dropped) messages are missing, and \(recorder.cut) are cut; record fewer with --session \
            or --methods
            """
    }
}

/// A file that is written line by line, or standard output.
private final class OutputFile {
    private let descriptor: Int32

    init(_ path: String) throws {
        descriptor = path == "-" ? STDOUT_FILENO : open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw ValidationError("cannot write \(path): \(String(cString: strerror(errno)))")
        }
    }

    deinit { if descriptor != STDOUT_FILENO { close(descriptor) } }

    func write(_ line: String) throws {
        guard writeAll(line + "\n", to: descriptor) else {
            guard descriptor != STDOUT_FILENO else { throw StandardOutput.ReaderGone() }
            let why = String(cString: strerror(errno))
            throw Ending(status: .refused, complaint: "navctl: cannot write the recording: \(why)")
        }
    }
}

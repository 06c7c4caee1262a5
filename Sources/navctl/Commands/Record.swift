import ArgumentParser
import Glibc
import NavigationClient
import NavigationControl

/// `navctl record`
struct Record: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Record the messages between sessions and the host.",
        discussion: """
            The file has a line of JSON for each message; docs/testing.md describes it. It exists as soon as the recording has begun, and receives each \
            message at once. The recording ends with SIGINT or SIGTERM, after -n messages, or with the host (exit status 2). The file contains \
            arguments and answers, and therefore also passwords.

            When messages are missing or were cut because of their length, navctl reports that at the end, and the exit status is 1.
            """
    )
    .example("navctl record day.ndjson --session shop")

    /// The limit of a message in bytes. Longer ones are cut.
    private static let longestMessage = 1 << 20
    /// The number of messages that may wait to be written.
    private static let maximumWaiting = 100_000

    @OptionGroup var options: GlobalOptions

    @Argument(help: "The file to write; - is standard output.", completion: .file())
    var file: String

    @Option(
        help: "Only this session: the name of its module or client, or its id.",
        completion: .host(.session)
    )
    var session: String?

    @Option(
        help: "Only these methods, separated by commas: of requests, questions and notifications, with their answers."
    )
    var methods: String?

    @Option(name: .customShort("n"), help: ArgumentHelp("End after this number of messages.", valueName: "count"))
    var count: Int?

    func validate() throws {
        if let count, count < 1 { throw ValidationError("-n must be 1 or more") }
    }

    func run() async throws {
        let traffic = try await TrafficStream.connect(options, capacity: Self.maximumWaiting)
        let client = traffic.client
        let greeting = try await client.call("hello", ["name": "navctl record"])
        _ = try await client.call("host.monitor", request)
        let sessions = try await client.call("host.sessions")
        let signals = EndSignals()
        Self.finish(traffic, at: signals.descriptor)
        var recording = try Recording(file, sessions.text, greeting: greeting, only: session)
        let isComplete = try await write(traffic, to: &recording)
        try recording.add(dropped: traffic.takeDropped())
        _ = signals
        if !isComplete { throw await client.closed() }
        await client.close()
        if let complaint = recording.complaint { throw Ending(status: .refused, complaint: complaint) }
    }

    /// Writes messages until a signal or `-n` ends the recording. False when the connection ended before.
    private func write(_ traffic: TrafficStream, to recording: inout Recording) async throws -> Bool {
        for await payload in traffic.messages {
            try recording.take(payload.text, dropped: traffic.takeDropped())
            if let count, recording.messages >= count { return true }
        }
        return traffic.isFinished
    }

    /// Finishes the stream after a signal. The answer to a ping follows all messages that the host has sent by then.
    private static func finish(_ traffic: TrafficStream, at descriptor: Int32) {
        WaitingThread.start {
            var polled = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
            _ = Clock.poll(&polled, until: nil)
            Task {
                _ = try? await traffic.client.contract.ping()
                traffic.finish()
            }
        }
    }

    private var request: JSONPayload {
        var members = RequestMembers()
        members.add("methods", RequestMembers.list(methods))
        members.add("lineBytes", Self.longestMessage)
        return members.payload
    }
}

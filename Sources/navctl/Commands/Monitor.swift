import ArgumentParser
import NavigationClient
import NavigationControl
import Synchronization

/// `navctl monitor`
struct Monitor: AsyncParsableCommand {
    enum Direction: String, ExpressibleByArgument, CaseIterable {
        case `in`, out
    }

    static let configuration = CommandConfiguration(
        abstract: "Write the messages of other sessions as they go in and out of the host.",
        discussion: """
            On a terminal a line each: seconds since the host started, session, > (in) or < (out), what it is, method, id, and the beginning of its text. \
            Into a pipe the whole notification, one JSON line each. What arguments and answers hold is shown, passwords as well; --no-text leaves it out.

            The sessions are those of the same user; root sees all. Lines that are not read in time are left out, and "left out" (or "dropped") says how \
            many: the host does not wait for a monitor.
            """
    )

    @OptionGroup var options: GlobalOptions

    @Option(help: "Only this session, as s3.")
    var session: String?

    @Option(
        help: "Only these methods, separated by commas: of requests, questions and notifications, with their answers."
    )
    var methods: String?

    @Option(help: "Only what goes in to the host, or out of it.")
    var direction: Direction?

    @Option(help: "Only these kinds, separated by commas: request, notification, answer, question, event, invalid.")
    var kinds: String?

    @Flag(name: .customLong("no-text"), help: "Without the text of the messages.")
    var withoutText = false

    @Option(name: .customShort("n"), help: ArgumentHelp("End after so many messages.", valueName: "count"))
    var count: Int?

    func validate() throws {
        if let count, count < 1 { throw ValidationError("-n is 1 or more") }
    }

    func run() async throws {
        StandardOutput.whenReaderGoes { exitQuietly() }
        // The connection is read in any case, or the host would cut it; what standard output does not take in time is left out here.
        let lost = Count()
        let (traffic, continuation) = AsyncStream.makeStream(
            of: JSONPayload.self,
            bufferingPolicy: .bufferingOldest(Self.maximumWaiting)
        )
        let client = try await NavigationClient.connect(to: options.socket, timeout: .seconds(options.timeout ?? 10)) {
            guard case .traffic(let payload) = $0, case .dropped = continuation.yield(payload) else { return }
            lost.add()
        }
        Task {
            await client.closed()
            continuation.finish()
        }
        _ = try await client.call("host.monitor", request)
        var left = count ?? .max
        for await payload in traffic {
            try show(payload)
            let count = lost.take()
            if count > 0 { StandardError.write("navctl: \(count) messages were not written in time and are left out") }
            left -= 1
            if left == 0 { return await client.close() }
        }
        throw await client.closed()
    }

    /// Messages that wait to be written.
    private static let maximumWaiting = 10_000

    private var request: JSONPayload {
        var members = RequestMembers()
        members.add("session", session)
        members.add("methods", Self.list(methods))
        members.add("directions", direction.map { .array([JSONPayload($0.rawValue)]) })
        members.add("kinds", Self.list(kinds))
        if withoutText { members.add("lines", JSONPayload(false)) }
        return members.payload
    }

    private static func list(_ names: String?) -> JSONPayload? {
        names.map { .array($0.split(separator: ",").map { JSONPayload(String($0)) }) }
    }

    private func show(_ payload: JSONPayload) throws {
        guard options.isForPeople, !options.quiet else { return try options.writeItem(payload) }
        let line = TrafficDrawing.line(
            payload,
            width: StandardOutput.columns,
            inColour: StandardOutput.wantsColour
        )
        try StandardOutput.write(line)
    }
}

/// A number that the connection's event loop counts up and somebody else takes.
private final class Count: Sendable {
    private let number = Atomic(0)

    func add() { number.add(1, ordering: .relaxed) }

    func take() -> Int { number.exchange(0, ordering: .relaxed) }
}

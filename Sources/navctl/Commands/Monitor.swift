import ArgumentParser
import NavigationClient
import NavigationControl

/// `navctl monitor`
struct Monitor: AsyncParsableCommand {
    /// The direction of a message, as the host sees it.
    enum Direction: String, ExpressibleByArgument, CaseIterable {
        case `in`, out
    }

    static let configuration = CommandConfiguration(
        abstract: "Write the messages of other sessions as the host receives and sends them.",
        discussion: """
            On a terminal a line has: seconds since the host started, session, > (in) or < (out), kind, method, id, and the beginning of the text. In a \
            pipe each line is the whole notification as JSON. The output contains arguments and answers, and therefore also passwords; --no-text \
            omits them.

            navctl shows the sessions of the same user; root sees all sessions. The host does not wait for a monitor. It drops messages that navctl does \
            not read in time, and "left out" (or "dropped") gives their number.
            """
    )
    .example("navctl monitor --methods push,pop --no-text")

    @OptionGroup var options: GlobalOptions

    @Option(help: "Only this session, as s3.", completion: .host(.session))
    var session: String?

    @Option(
        help: "Only these methods, separated by commas: of requests, questions and notifications, with their answers."
    )
    var methods: String?

    @Option(help: "Only messages to the host (in) or from the host (out).")
    var direction: Direction?

    @Option(help: "Only these kinds, separated by commas: request, notification, answer, question, event, invalid.")
    var kinds: String?

    @Flag(name: .customLong("no-text"), help: "Omit the text of the messages.")
    var withoutText = false

    @Option(name: .customShort("n"), help: ArgumentHelp("End after this number of messages.", valueName: "count"))
    var count: Int?

    /// The number of messages that may wait to be written.
    private static let maximumWaiting = 10_000

    func validate() throws {
        if let count, count < 1 { throw ValidationError("-n must be 1 or more") }
    }

    func run() async throws {
        StandardOutput.exitWhenReaderGoes()
        let traffic = try await TrafficStream.connect(options, capacity: Self.maximumWaiting)
        _ = try await traffic.client.call("host.monitor", request)
        var left = count ?? .max
        for await payload in traffic.messages {
            try show(payload)
            let dropped = traffic.takeDropped()
            if dropped > 0 { StandardError.write("navctl: dropped \(dropped) messages that were not written in time") }
            left -= 1
            if left == 0 { return await traffic.client.close() }
        }
        throw await traffic.client.closed()
    }

    private var request: JSONPayload {
        var members = RequestMembers()
        members.add("session", session)
        members.add("methods", RequestMembers.list(methods))
        members.add("directions", RequestMembers.list(direction?.rawValue))
        members.add("kinds", RequestMembers.list(kinds))
        if withoutText { members.add("lines", JSONPayload(false)) }
        return members.payload
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

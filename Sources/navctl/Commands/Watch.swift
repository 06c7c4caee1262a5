import ArgumentParser
import NavigationClient
import NavigationControl

/// `navctl watch`
struct Watch: AsyncParsableCommand {
    /// The levels of events.
    enum Verbosity: String, ExpressibleByArgument, CaseIterable {
        case error, warning, info, debug
    }

    static let configuration = CommandConfiguration(
        abstract: "Show the changes of a scene: a line for each on a terminal, JSON lines in a pipe.",
        discussion: """
            On a terminal a line has: revision, who made the request, what happened, where, the method, and the arguments as far as they fit. \
            NO_COLOR turns the colours off.

            In a pipe, or with --json or --flat, the first line is {"started":…} with the snapshot, or with the revision at which the watch resumes. Then each revision is {"changed":…}. \
            When the host had to skip revisions, {"lagged":…} has the state after them. With --verbosity each event is {"event":…}. When the host \
            ends the watch, it sends {"ended":…}.

            --until waits for one change or event that satisfies every member=value and member!=value of its condition: 'kind=entry.added \
            type=shop.list'. navctl looks for members in the change, in its entry, navigator, attachment or signal, and in the notification. The exit \
            status is 1 when the watch ends before the condition holds, and 4 when it times out (--timeout).
            """
    )
    .example("navctl watch --until kind=entry.added --timeout 60")

    @OptionGroup var options: GlobalOptions
    @OptionGroup var scene: SceneOptions

    @Option(help: "Only this navigator, by id or name, and everything below it.", completion: .host(.navigator))
    var navigator: String?

    @Option(help: "Only changes of these kinds, separated by commas.")
    var kinds: String?

    @Option(help: "Resume after this revision.")
    var since: Int?

    @Option(help: "The instance of the host that reported the revision of --since.")
    var instance: String?

    @Option(help: "Write events as well, up to this level.")
    var verbosity: Verbosity?

    @Option(
        name: .customShort("n"),
        help: ArgumentHelp("End after this number of notifications; the first line does not count.", valueName: "count")
    )
    var count: Int?

    @Option(help: ArgumentHelp("End after a change or event that satisfies this condition.", valueName: "condition"))
    var until: String?

    @Flag(help: "Write all notifications as one list at the end.")
    var collect = false

    func validate() throws {
        if let count, count < 0 { throw ValidationError("-n must be 0 or more") }
        _ = try condition()
    }

    func run() async throws {
        StandardOutput.exitWhenReaderGoes()
        let client = try await options.connect()
        let alarm = WatchAlarm(seconds: options.timeout, client)
        var ending = WatchEnding(count: count, condition: try condition())
        var collected: [JSONPayload] = []
        do {
            var signals = try await client.watch(request).makeAsyncIterator()
            while let signal = try await signals.nextSignal() {
                if collect { collected.append(signal.payload) } else { try show(signal) }
                if ending.isOver(after: signal) { break }
            }
        } catch let error as NavigationClientError {
            if collect { try options.write(.array(collected)) }
            throw alarm.hasRung ? Ending(status: .timedOut, complaint: "navctl: the watch timed out") : error
        }
        if collect { try options.write(.array(collected)) }
        await client.close()
        guard ending.isFulfilled else {
            throw Ending(status: .refused, complaint: "navctl: the watch is over and the condition never held")
        }
    }

    private func show(_ signal: WatchSignal) throws {
        guard options.isForPeople, !options.quiet else { return try options.writeItem(signal.payload) }
        let lines = ChangeDrawing.lines(
            of: signal,
            width: StandardOutput.columns,
            inColour: StandardOutput.wantsColour
        )
        for line in lines { try StandardOutput.write(line) }
    }

    private func condition() throws -> ChangeCondition? {
        do {
            return try until.map { try ChangeCondition($0, hearsEvents: verbosity != nil) }
        } catch {
            throw ValidationError("--until: \(error)")
        }
    }

    private var request: WatchRequest {
        WatchRequest(
            scene: scene.scene,
            navigator: navigator,
            kinds: kinds.map { $0.split(separator: ",").map { .init(rawValue: String($0)) } },
            since: since,
            instance: instance,
            verbosity: verbosity.map { .init(rawValue: $0.rawValue) }
        )
    }
}

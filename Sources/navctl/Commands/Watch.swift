import ArgumentParser
import Glibc
import NavigationClient
import NavigationControl
import Synchronization

/// `navctl watch`
struct Watch: AsyncParsableCommand {
    /// How much is heard besides changes.
    enum Verbosity: String, ExpressibleByArgument, CaseIterable {
        case error, warning, info, debug
    }

    static let configuration = CommandConfiguration(
        abstract: "Write what happens in a scene, one JSON line each.",
        discussion: """
            The first line is {"started":…} with the snapshot, or with the place where the watch goes on. Then come {"changed":…} for each \
            revision, {"lagged":…} with the state when revisions had to be left out, {"event":…} with --verbosity, and {"ended":…} when the host \
            ends the watch.

            --until waits for a change, or an event, for which all of its member=value and member!=value hold: 'kind=entry.added \
            type=shop.list'. Members are looked for in the change, in its entry, navigator, attachment or signal, and in the notification. The exit \
            status is 1 when the watch is over and it never held, and 4 when --timeout passed.
            """
    )

    @OptionGroup var options: GlobalOptions
    @OptionGroup var scene: SceneOptions

    @Option(help: "Only this navigator, by id or name, and what is below it.", completion: .host(.navigator))
    var navigator: String?

    @Option(help: "Only changes of these kinds, separated by commas.")
    var kinds: String?

    @Option(help: "Go on after this revision.")
    var since: Int?

    @Option(help: "The instance of the host in which the revision of --since was read.")
    var instance: String?

    @Option(help: "Hear what happens besides changes, up to this level.")
    var verbosity: Verbosity?

    @Option(
        name: .customShort("n"),
        help: ArgumentHelp("End after so many notifications; the first line does not count.", valueName: "count")
    )
    var count: Int?

    @Option(help: ArgumentHelp("End when this has happened.", valueName: "condition"))
    var until: String?

    @Flag(help: "Write all of it as one list at the end.")
    var collect = false

    func validate() throws {
        if let count, count < 0 { throw ValidationError("-n is 0 or more") }
        _ = try condition()
    }

    func run() async throws {
        StandardOutput.whenReaderGoes { exitQuietly() }
        let client = try await options.connect()
        let alarm = Alarm(seconds: options.timeout, client)
        var ending = WatchEnding(count: count, condition: try condition())
        var collected: [JSONPayload] = []
        do {
            var signals = try await client.watch(request).makeAsyncIterator()
            while let signal = try await signals.nextSignal() {
                if collect { collected.append(signal.payload) } else { try options.writeItem(signal.payload) }
                if ending.isOver(after: signal) { break }
            }
        } catch let error as NavigationClientError {
            if collect { try options.write(.array(collected)) }
            throw alarm.hasRung ? Ending(status: .timedOut, complaint: "navctl: the watch was not over in time") : error
        }
        if collect { try options.write(.array(collected)) }
        await client.close()
        guard ending.isFulfilled else {
            throw Ending(status: .refused, complaint: "navctl: the watch is over and the condition never held")
        }
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
            kinds: kinds.map { $0.split(separator: ",").map(String.init) },
            since: since,
            instance: instance,
            verbosity: verbosity?.rawValue
        )
    }
}

/// Closes a connection when its time is over.
private final class Alarm: Sendable {
    private let flag = Atomic<Bool>(false)

    /// True when the time was over before the connection was.
    var hasRung: Bool { flag.load(ordering: .acquiring) }

    init(seconds: Double?, _ client: NavigationClient) {
        guard let seconds else { return }
        Task.detached { [self] in
            try await Task.sleep(for: .seconds(seconds))
            flag.store(true, ordering: .releasing)
            await client.close()
        }
    }
}

/// Ends the process when its reader has gone: there is nobody left to tell.
func exitQuietly() -> Never {
    Glibc.exit(ExitStatus.done.rawValue)
}

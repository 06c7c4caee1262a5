import ArgumentParser
import Glibc
import NavigationClient
import NavigationControl

/// `navctl watch`
struct Watch: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Write what happens in a scene, one JSON line each.",
        discussion: """
            The first line is {"started":…} with the snapshot, or with the place where the watch goes on. Then come {"changed":…} for each \
            revision, {"lagged":…} with the state when revisions had to be left out, and {"ended":…} when the host ends the watch.
            """
    )

    @OptionGroup var options: GlobalOptions

    @Option(help: "The scene.")
    var scene: String?

    @Option(help: "Only this navigator, by id or name, and what is below it.")
    var navigator: String?

    @Option(help: "Only changes of these kinds, separated by commas.")
    var kinds: String?

    @Option(help: "Go on after this revision.")
    var since: Int?

    @Option(help: "The instance of the host in which the revision of --since was read.")
    var instance: String?

    @Option(
        name: .customShort("n"),
        help: ArgumentHelp("End after so many changes; the first line does not count.", valueName: "count")
    )
    var count: Int?

    func validate() throws {
        if let count, count < 0 { throw ValidationError("-n is 0 or more") }
    }

    func run() async throws {
        StandardOutput.whenReaderGoes { exitQuietly() }
        let client = try await options.connect()
        let request = WatchRequest(
            scene: scene,
            navigator: navigator,
            kinds: kinds.map { $0.split(separator: ",").map(String.init) },
            since: since,
            instance: instance
        )
        var events = try await client.watch(request).makeAsyncIterator()
        var left = count
        while let event = try await events.nextSignal() {
            try write(event)
            if case .started = event {} else { left? -= 1 }
            if left == 0 { break }
        }
        await client.close()
    }

    private func write(_ event: WatchSignal) throws {
        guard !options.quiet else { return }
        try StandardOutput.write(event.line)
    }
}

/// Ends the process when its reader has gone: there is nobody left to tell.
func exitQuietly() -> Never {
    Glibc.exit(ExitStatus.done.rawValue)
}

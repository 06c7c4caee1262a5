import ArgumentParser
import NavigationClient
import NavigationControl

/// `navctl tree`
struct Tree: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show a scene's tree: drawn on a terminal, JSON into a pipe.",
        discussion: """
            * is the navigator in front; marks tell what is selected, presented, locked, orphaned and transient, and [answer: label] is a button of \
            an alert. NO_COLOR leaves out the colours.
            """
    )

    @OptionGroup var options: GlobalOptions

    @Option(help: "The scene.", completion: .host(.scene))
    var scene: String?

    @Flag(help: "Show it again after every change.")
    var follow = false

    @Flag(help: "Draw it into a pipe as well, with an empty line between one drawing and the next.")
    var drawing = false

    func validate() throws {
        if drawing, options.flat || options.json != .auto {
            throw ValidationError("--drawing excludes --flat and --json")
        }
    }

    func run() async throws {
        let client = try await options.connect()
        if follow {
            try await showAfterEveryChange(client)
        } else {
            try await show(client)
        }
        await client.close()
    }

    private func showAfterEveryChange(_ client: NavigationClient) async throws {
        StandardOutput.whenReaderGoes { exitQuietly() }
        var events = try await client.watch(WatchRequest(scene: scene)).makeAsyncIterator()
        while let event = try await events.nextSignal() {
            if case .ended = event { return }
            try await show(client)
        }
    }

    private func show(_ client: NavigationClient) async throws {
        let params = scene.map { JSONPayload.object([("scene", JSONPayload($0))]) } ?? .emptyObject
        let tree = try await client.call("tree.get", params)
        guard drawing || options.isForPeople, !options.quiet else { return try options.write(tree) }
        let lines = TreeDrawing.lines(
            of: try Snapshot(tree),
            width: StandardOutput.columns,
            inColour: StandardOutput.wantsColour
        )
        let page = lines.joined(separator: "\n")
        guard follow else { return try StandardOutput.write(page) }
        try StandardOutput.write(StandardOutput.isTerminal ? "\u{1B}[H\u{1B}[2J\(page)" : "\(page)\n")
    }
}

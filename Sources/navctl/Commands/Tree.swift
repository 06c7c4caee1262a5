import ArgumentParser
import NavigationClient
import NavigationControl

/// `navctl tree`
struct Tree: AsyncParsableCommand {
    /// The formats for other programs.
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case dot, mermaid, svg
    }

    static let configuration = CommandConfiguration(
        abstract: "Show a scene's tree: a drawing on a terminal, JSON in a pipe.",
        discussion: """
            The mark * is the navigator in front. Other marks are selected, presented, overlay, locked, orphaned and transient; [answer: label] is a \
            button of an alert. NO_COLOR turns the colours off.

            --format writes a text for other programs: dot for Graphviz, mermaid for Mermaid, svg for a browser.
            """
    )
    .example("navctl tree --follow")

    @OptionGroup var options: GlobalOptions

    @Option(help: "The scene.", completion: .host(.scene))
    var scene: String?

    @Flag(help: "Show the tree again after every change.")
    var follow = false

    @Flag(help: "Draw the tree in a pipe as well, with an empty line after each drawing of --follow.")
    var drawing = false

    @Option(help: "Write the tree for another program.")
    var format: Format?

    func validate() throws {
        if format != nil, drawing || follow || options.asksForJSON {
            throw ValidationError("--format excludes --drawing, --follow, --flat and --json")
        }
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
        StandardOutput.exitWhenReaderGoes()
        var events = try await client.watch(WatchRequest(scene: scene)).makeAsyncIterator()
        while let event = try await events.nextSignal() {
            if case .ended = event { return }
            try await show(client)
        }
    }

    private func show(_ client: NavigationClient) async throws {
        let params = scene.map { JSONPayload.object([("scene", JSONPayload($0))]) } ?? .emptyObject
        let tree = try await client.wholeTree(params)
        if let format, !options.quiet {
            return try StandardOutput.show(text(of: TreeGraph(try Snapshot(tree)), as: format))
        }
        guard drawing || options.isForPeople, !options.quiet else { return try options.write(tree) }
        let lines = TreeDrawing.lines(
            of: try Snapshot(tree),
            width: StandardOutput.columns,
            inColour: StandardOutput.wantsColour
        )
        let page = lines.joined(separator: "\n")
        guard follow else { return try StandardOutput.show(page) }
        let isRedrawn = StandardOutput.isTerminal
        try StandardOutput.writePage(isRedrawn ? page : page + "\n", isRedrawn: isRedrawn)
    }

    private func text(of graph: TreeGraph, as format: Format) -> String {
        switch format {
        case .dot: graph.dot
        case .mermaid: graph.mermaid
        case .svg: graph.svg
        }
    }
}

import ArgumentParser
import NavigationClient
import NavigationControl

/// `navctl top`
struct Top: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show the connected sessions, their request rates and their queued bytes, repeatedly.",
        discussion:
            "The first page has the rates since each session connected, every other page the rates since the page before."
    )
    .example("navctl top --interval 5")

    @OptionGroup var options: GlobalOptions

    @Option(name: .customShort("n"), help: ArgumentHelp("End after this number of pages.", valueName: "count"))
    var count: Int?

    @Option(help: "Seconds between two pages.")
    var interval = 1.0

    func validate() throws {
        if let count, count < 1 { throw ValidationError("-n must be 1 or more") }
        guard interval > 0, interval <= 3600 else {
            throw ValidationError("--interval must be more than 0 and at most 3600")
        }
    }

    func run() async throws {
        StandardOutput.exitWhenReaderGoes()
        let client = try await options.connect()
        let clock = ContinuousClock()
        var last: (table: SessionTable, time: ContinuousClock.Instant)?
        var page = 1
        while true {
            let answer = try await client.call("host.sessions")
            let now = clock.now
            let seconds = last.map { ($0.time.duration(to: now)) / .seconds(1) } ?? 0
            let table = SessionTable(answer, since: last?.table, seconds: seconds)
            try show(table, answer, page)
            guard page != count else { break }
            last = (table, now)
            page += 1
            try await Task.sleep(for: .seconds(interval))
        }
        await client.close()
    }

    private func show(_ table: SessionTable, _ answer: JSONPayload, _ page: Int) throws {
        guard !options.quiet else { return }
        guard options.json == .auto, !options.flat else { return try options.writeItem(answer) }
        let isRedrawn = StandardOutput.isTerminal && count != 1
        let height = isRedrawn ? StandardOutput.rows.map { $0 - 1 } : nil
        let text = table.lines(width: StandardOutput.columns, height: height).joined(separator: "\n")
        let gap = page > 1 ? "\n" : ""
        try StandardOutput.writePage(isRedrawn ? text : gap + text, isRedrawn: isRedrawn)
    }
}

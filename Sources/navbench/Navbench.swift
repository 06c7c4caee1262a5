internal import ArgumentParser
internal import Glibc
import NavigationLoad

/// `navbench`: measures navhost, with Redis beside it.
@main
struct Navbench: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "navbench",
        abstract: "Measure navhost against its goals, with Redis beside it.",
        discussion: """
            The servers are started for the measurement and ended afterwards. Every answer is checked; an error, a lost message or a \
            silent server makes the row fail. Exit status: 0, 1 when a first bar is missed with --check, 2 when a row failed, or 3 for wrong usage.
            """,
        subcommands: [Answerer.self]
    )

    @Option(help: "Rows to measure, such as P1,P3. (default: all)")
    var rows: RowList?

    @Option(help: "Seconds of one measurement.")
    var seconds: Double?

    @Option(help: "Measurements of each kind. The median counts.")
    var runs: Int?

    @Flag(help: "Use short times and small sizes. This shows that everything works; the numbers mean little.")
    var quick = false

    @Option(help: "The navhost to start. (default: the one beside this program)")
    var navhost: String?

    @Option(help: "A further argument for navhost. The option may be repeated.")
    var hostArgument: [String] = []

    @Option(help: "Use the navhost at this socket and do not start one. Only for rows that leave nothing behind.")
    var socket: String?

    @Option(help: "The redis-server to start. (default: the one on PATH)")
    var redis: String?

    @Option(help: "Also write the report as JSON to this file.")
    var json: String?

    @Flag(help: "Exit with status 1 when a first bar is missed.")
    var check = false

    /// The exit code for a command line that is wrong. navhost and navctl have the same.
    private static let wrongUsage: Int32 = 3

    /// Parses the arguments and runs the command. An error ends the process.
    static func main() {
        do {
            var command = try parseAsRoot()
            try command.run()
        } catch {
            guard exitCode(for: error) == .validationFailure else { exit(withError: error) }
            complain(fullMessage(for: error))
            Glibc.exit(wrongUsage)
        }
    }

    func validate() throws {
        if let seconds, !(0.01...600).contains(seconds) { throw ValidationError("--seconds is 0.01 to 600.") }
        if let runs, !(1...100).contains(runs) { throw ValidationError("--runs is 1 to 100.") }
        if let row = rows?.rows.first(where: \.needsOwnHost), socket != nil {
            throw ValidationError("\(row.rawValue) needs a host of its own, so it does not go with --socket.")
        }
    }

    func run() throws {
        // A report to a closed pipe must not end navbench before it has ended its servers.
        signal(SIGPIPE, SIG_IGN)
        let bench = try makeBench()
        do {
            let report = try measure(bench)
            print(report.table, terminator: "")
            if let json { try TextFile.write(report.json, to: json) }
            if !report.failures.isEmpty { throw ExitCode(2) }
            if check, report.missesABar { throw ExitCode(1) }
        } catch let interruption as Interruption {
            throw ExitCode(128 + interruption.signal)
        }
    }

    private func measure(_ bench: Bench) throws -> Report {
        var report = Report(machine: .current(), seconds: bench.seconds, runs: bench.runs, isQuick: quick)
        for row in rows?.rows ?? Row.allCases where bench.ownsHost || !row.needsOwnHost {
            Self.complain("measuring \(row.rawValue) …")
            do {
                report.lines += try row.lines(of: bench)
            } catch let failure as BenchFailure {
                Self.complain("\(row.rawValue) FAILED: \(failure)")
                report.failures.append(.init(row: row.rawValue, reason: "\(failure)"))
            }
        }
        return report
    }

    private func makeBench() throws -> Bench {
        let source: Bench.HostSource
        if let socket {
            source = .running(socket)
        } else {
            source = .program(try navhost ?? Executable.beside("navhost"), arguments: hostArgument)
        }
        let bench = Bench(
            seconds: seconds ?? (quick ? 0.3 : 3),
            runs: runs ?? (quick ? 1 : 3),
            isQuick: quick,
            host: source,
            redis: redis ?? Executable.onPath("redis-server"),
            signals: try TerminationSignals(),
            placement: try Placement()
        )
        if bench.redis == nil { Self.complain("redis-server is not installed: nothing to compare with") }
        return bench
    }

    /// Writes a line to standard error.
    private static func complain(_ text: String) {
        let line = Array((text + "\n").utf8)
        _ = write(STDERR_FILENO, line, line.count)
    }
}

/// Rows as an option writes them: `P1,P3`.
struct RowList: ExpressibleByArgument {
    let rows: [Row]

    init?(argument: String) {
        let names = argument.split(separator: ",")
        let rows = names.compactMap { Row(named: $0) }
        guard rows.count == names.count, !rows.isEmpty else { return nil }
        self.rows = rows
    }
}

import ArgumentParser
import JSON
import NavigationClient
import NavigationControl

/// `navctl replay`
struct Replay: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Play a recorded conversation again and report every difference.",
        usage: """
            navctl replay <file> [--session <name>] [<options>]
                   navctl replay <file> --as-host [--session <name>] [--socket <path>] [-- <command> ...]
            """,
        discussion: """
            Without --as-host navctl plays the part of the client or module against the host. With --as-host it plays the host against a module. \
            Either <command> starts the module, which finds navctl by $NAVHOST_SOCKET, or the module connects to --socket. --timeout is the time limit \
            of each message (default: 10 s). navctl writes a line for each difference; the exit status is 1 when there are any.
            """
    )
    .example("navctl replay day.ndjson --session shop")

    @OptionGroup var options: GlobalOptions

    @Argument(help: "The recording; - is standard input.", completion: .file())
    var file: String

    @Option(help: "The session or module of the recording to play. Default: the only one.")
    var session: String?

    @Flag(help: "Play the part of the host against a module.")
    var asHost = false

    @Argument(parsing: .postTerminator, help: "The module's program and its arguments.")
    var command: [String] = []

    func validate() throws {
        if !asHost, !command.isEmpty { throw ValidationError("a command requires --as-host") }
        if asHost, command.isEmpty, options.socket == nil {
            throw ValidationError("--as-host requires a command after --, or --socket, or both")
        }
    }

    func run() async throws {
        let lines = try readLines()
        let limit = options.timeout ?? 10
        let problems = try asHost ? playHost(lines, limit) : playSession(lines, limit)
        for problem in problems where !options.quiet {
            guard options.isForPeople else { try StandardOutput.write(json: problem.text); continue }
            try StandardOutput.write(VisibleText.of("\(problem)"))
        }
        guard problems.isEmpty else {
            throw Ending(status: .refused, complaint: "navctl: \(problems.count) differences")
        }
    }

    /// The lines of the session that is played.
    private func readLines() throws -> [TranscriptLine] {
        let text = try InputFile.read(file)
        do {
            let transcript = try Transcript(text)
            if let gap = transcript.gap { throw ValidationError("the recording is not complete: \(gap)") }
            let sessions = transcript.sessions
            let known = sessions.joined(separator: ", ")
            guard let wanted = session ?? (sessions.count == 1 ? sessions.first : nil) else {
                throw ValidationError("the recording has several sessions; choose one with --session: \(known)")
            }
            guard let name = sessions.contains(wanted) ? wanted : transcript.session(of: wanted) else {
                throw ValidationError("the recording has no session \"\(wanted)\"; known sessions: \(known)")
            }
            return transcript.lines(of: name)
        } catch let error as TranscriptError {
            throw ValidationError("\(file): \(error)")
        }
    }

    private func playSession(_ lines: [TranscriptLine], _ limit: Double) throws -> [ReplayProblem] {
        let socket = try LineSocket(connectingTo: SocketPath.resolve(options.socket))
        var stage = ReplayStage(socket, limit: limit)
        return stage.play(ReplayPlayer(lines, as: .session))
    }

    private func playHost(_ lines: [TranscriptLine], _ limit: Double) throws -> [ReplayProblem] {
        let folder = options.socket == nil ? try TemporaryFolder() : nil
        let listener = try ListeningSocket(at: options.socket ?? "\(folder?.path ?? "")/h.sock")
        let child = command.isEmpty ? nil : try ChildProcess(command, setting: "NAVHOST_SOCKET=\(listener.path)")
        defer { child?.end(within: limit) }
        guard let socket = listener.accept(until: Clock.now + limit) else {
            throw Ending(status: .timedOut, complaint: "navctl: no module connected within \(limit) s")
        }
        var stage = ReplayStage(socket, limit: limit)
        return stage.play(ReplayPlayer(lines, as: .host))
    }
}

import ArgumentParser
import Glibc
import NavigationClient
import NavigationControl

/// `navctl replay`
struct Replay: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Play a recorded conversation again, and name everything that is different.",
        usage: """
            navctl replay <file> [--session <name>] [<options>]
                   navctl replay <file> --as-host [--session <name>] [--socket <path>] [-- <command> ...]
            """,
        discussion: """
            Without --as-host it plays the client's or module's part against the host. With it navctl plays the host's part against the module that \
            <command> starts, which finds it by $NAVHOST_SOCKET, or against the one that connects to --socket. --timeout says how long each message may \
            take (10 s). The exit status is 1 when anything is different; a line for each difference says what.
            """
    )

    @OptionGroup var options: GlobalOptions

    @Argument(help: "The recording; - is standard input.", completion: .file())
    var file: String

    @Option(help: "Whose conversation: a session or a module of the recording. Default: the only one.")
    var session: String?

    @Flag(help: "Play the host's part, against a module.")
    var asHost = false

    @Argument(parsing: .postTerminator, help: "The module's program and its arguments.")
    var command: [String] = []

    func validate() throws {
        if !asHost, !command.isEmpty { throw ValidationError("a command goes with --as-host") }
        if asHost, command.isEmpty, options.socket == nil {
            throw ValidationError("--as-host wants a command after --, or --socket, or both")
        }
    }

    func run() async throws {
        let lines = try readLines()
        let limit = options.timeout ?? 10
        let problems = try asHost ? playHost(lines, limit) : playSession(lines, limit)
        for problem in problems where !options.quiet {
            try StandardOutput.write(options.isForPeople ? DisplayWidth.visible("\(problem)") : problem.text)
        }
        guard problems.isEmpty else {
            throw Ending(status: .refused, complaint: "navctl: \(problems.count) differences")
        }
    }

    private func readLines() throws -> [TranscriptLine] {
        let text = try readInput(file)
        do {
            let transcript = try Transcript(text)
            if let gap = transcript.gap { throw ValidationError("the recording is not complete: \(gap)") }
            let sessions = transcript.sessions
            let known = sessions.joined(separator: ", ")
            guard let wanted = session ?? (sessions.count == 1 ? sessions.first : nil) else {
                throw ValidationError("say which --session: \(known)")
            }
            guard let name = sessions.contains(wanted) ? wanted : transcript.session(of: wanted) else {
                throw ValidationError("there is no session \"\(wanted)\" in it, but \(known)")
            }
            return transcript.lines(of: name)
        } catch let error as TranscriptError {
            throw ValidationError("\(file): \(error)")
        }
    }

    private func playSession(_ lines: [TranscriptLine], _ limit: Double) throws -> [ReplayProblem] {
        let socket = try LineSocket(connectingTo: SocketPath.resolve(options.socket))
        return Self.play(ReplayPlayer(lines, as: .session), on: socket, limit)
    }

    private func playHost(_ lines: [TranscriptLine], _ limit: Double) throws -> [ReplayProblem] {
        let folder = options.socket == nil ? try TemporaryFolder() : nil
        let listener = try ListeningSocket(at: options.socket ?? "\(folder?.path ?? "")/h.sock")
        let child = command.isEmpty ? nil : try ChildProcess(command, setting: "NAVHOST_SOCKET=\(listener.path)")
        defer { child?.end(within: limit) }
        guard let socket = listener.accept(until: Clock.now + limit) else {
            throw Ending(status: .timedOut, complaint: "navctl: no module connected within \(limit) s")
        }
        return Self.play(ReplayPlayer(lines, as: .host), on: socket, limit)
    }

    private static func play(
        _ player: consuming ReplayPlayer,
        on connection: consuming LineSocket,
        _ limit: Double
    ) -> [ReplayProblem] {
        var socket = connection
        var lines: [String] = []
        var isClosed = false
        /// Takes in what comes next; false when nothing does.
        func read() -> Bool {
            var polled = [pollfd(fd: socket.descriptor, events: Int16(POLLIN), revents: 0)]
            guard !isClosed, Clock.poll(&polled, until: Clock.now + limit) else { return false }
            guard let found = socket.takeLines() else {
                isClosed = true
                return false
            }
            lines += found
            return true
        }
        while true {
            switch player.next() {
            case .send(let line): socket.write(line)
            case .receive:
                if lines.isEmpty, !read() {
                    player.nothingCame()
                } else if !lines.isEmpty {
                    player.received(lines.removeFirst())
                }
            case .readRest:
                socket.endOutput()
                while read() {}
                for line in lines { player.received(line) }
                player.finish()
                return player.problems
            }
        }
    }
}

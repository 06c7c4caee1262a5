import ArgumentParser
import Glibc
import NavigationClient
import NavigationControl

/// `navctl mock`
struct Mock: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Stand in for modules, by a script or by a recording.",
        discussion: """
            The script is JSON: a module, a list of them, or one a line; - is standard input. "mock ready: NAMES" on standard output says that all are \
            registered. It serves until the host goes away, or until SIGINT or SIGTERM. The exit status is 1 when the script did not cover what happened: \
            standard error says what.
            """
    )

    @OptionGroup var options: GlobalOptions

    @Argument(help: "The file with the script.", completion: .file())
    var file: String?

    @Option(help: "Make the script from this recording.", completion: .file())
    var from: String?

    @Option(help: "Of a recording, or of a script, only this module; may be repeated.")
    var module: [String] = []

    @Flag(name: .customLong("print"), help: "Write the script, a module a line, and do no more.")
    var isPrinting = false

    func validate() throws {
        if (file == nil) == (from == nil) { throw ValidationError("name a script, or a recording with --from") }
    }

    func run() async throws {
        let scripts = try readScripts()
        guard !isPrinting else {
            for script in scripts { try StandardOutput.write(script.text) }
            return
        }
        var company = try MockCompany(scripts, at: SocketPath.resolve(options.socket))
        let isCovered = try company.play()
        if !isCovered { throw Ending(status: .refused) }
    }

    private func readScripts() throws -> [MockScript] {
        let path = from ?? file ?? "-"
        let text = try readInput(path)
        do {
            let scripts = try from == nil ? MockScript.read(text) : MockScript.scripts(of: Transcript(text))
            if let missing = module.first(where: { name in !scripts.contains { $0.module == name } }) {
                let known = scripts.map(\.module).joined(separator: ", ")
                throw ValidationError("there is no module \"\(missing)\", but \(known)")
            }
            return module.isEmpty ? scripts : scripts.filter { module.contains($0.module) }
        } catch {
            throw ValidationError("\(path): \(error)")
        }
    }
}

/// Reads a file that was named on the command line; that it cannot be read is wrong usage.
func readInput(_ path: String) throws -> String {
    guard let text = InputFile.read(path) else {
        throw ValidationError("cannot read \(path): \(String(cString: strerror(errno)))")
    }
    return text
}

/// Mocks that run in one process, each over a connection of its own.
private struct MockCompany {
    private final class Member {
        var module: MockModule
        var socket: LineSocket
        var isOver = false

        init(_ module: MockModule, _ socket: consuming LineSocket) {
            self.module = module
            self.socket = socket
        }
    }

    private let members: [Member]
    private var ready: Set<String> = []
    /// Nothing happened that a script did not foresee.
    private var isCovered = true

    init(_ scripts: [MockScript], at path: String) throws(Ending) {
        var members: [Member] = []
        for script in scripts { members.append(Member(MockModule(script), try LineSocket(connectingTo: path))) }
        self.members = members
    }

    /// Plays until all connections have ended, or a signal comes; answers whether the scripts covered all of it.
    mutating func play() throws -> Bool {
        let signals = EndSignals()
        for member in members { try carryOut(member.module.start(), for: member) }
        while members.contains(where: { !$0.isOver }) {
            let running = members.filter { !$0.isOver }
            var polled = running.map { pollfd(fd: $0.socket.descriptor, events: Int16(POLLIN), revents: 0) }
            polled.append(pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0))
            _ = Clock.poll(&polled, until: running.compactMap(\.module.nextDeadline).min())
            if polled.last?.revents != 0 { break }
            for (member, state) in zip(running, polled) {
                if state.revents != 0 { try takeLines(of: member) }
                try carryOut(member.module.timePassed(now: Clock.now), for: member)
            }
        }
        return isCovered
    }

    private mutating func takeLines(of member: Member) throws {
        guard let lines = member.socket.takeLines() else {
            member.isOver = true
            return
        }
        for line in lines where !member.isOver {
            try carryOut(member.module.receive(line, now: Clock.now), for: member)
        }
    }

    private mutating func carryOut(_ actions: [MockModule.Action], for member: Member) throws {
        for action in actions {
            switch action {
            case .send(let line): member.socket.write(line)
            case .disconnect:
                shutdown(member.socket.descriptor, Int32(SHUT_RDWR))
                member.isOver = true
            case .becomeReady: try becomeReady(member.module.name)
            case .complain(let text):
                isCovered = false
                StandardError.write("navctl mock: \(DisplayWidth.visible(text))")
            }
        }
    }

    private mutating func becomeReady(_ name: String) throws {
        ready.insert(name)
        guard ready.count == members.count else { return }
        try StandardOutput.write("mock ready: \(members.map(\.module.name).joined(separator: ", "))")
    }
}

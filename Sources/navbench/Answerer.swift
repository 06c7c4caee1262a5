internal import ArgumentParser
internal import Glibc
import NavigationLoad

/// `navbench answer`: the module of row P4, in a process of its own. It answers every question at once, until the host
/// closes the connection.
struct Answerer: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "answer",
        abstract: "Run the module that row P4 asks.",
        shouldDisplay: false
    )

    @Argument(help: "The host's socket.")
    var socket: String

    func run() throws {
        let connection = try Connection(to: socket, server: "navhost", signals: TerminationSignals())
        try connection.send(Array(HostRequests.registerAnswerer.utf8))
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 16)
        defer { buffer.deallocate() }
        var lines = QuestionLines()
        while true {
            try connection.waitForInputForEver()
            guard let count = try connection.receive(into: buffer) else { continue }
            guard count > 0 else { return }
            let answers = lines.answers(to: UnsafeRawBufferPointer(rebasing: buffer[..<count]))
            if !answers.isEmpty { try connection.send(answers) }
        }
    }
}

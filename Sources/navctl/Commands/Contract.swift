import ArgumentParser
import NavigationClient
import NavigationControl

/// `navctl contract`
struct Contract: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Compare what modules ask of each other with what they register and answer.",
        discussion: """
            It names types that are asked for and that nobody registers, arguments that do not fit the schema of their type, questions that are refused or \
            not answered, and answers of another form than the protocol's; the exit status is 1 when there are any. Types that nobody asks for are \
            listed as well, and are no problem unless --strict says so.

            Without a recording it compares what the running host shows with what is registered there now. With --live the modules of the running host \
            count, and not those of the recordings.
            """
    )

    @OptionGroup var options: GlobalOptions

    @Argument(help: "Recordings.", completion: .file())
    var files: [String] = []

    @Flag(help: "What is registered with the running host counts.")
    var live = false

    @Flag(help: "A type that nobody asks for is a problem as well.")
    var strict = false

    func run() async throws {
        var check = ContractCheck()
        for file in files { try add(file, to: &check) }
        if live || files.isEmpty { try await addHost(to: &check) }
        let (problems, unused) = (check.problems, check.unused)
        if !options.quiet {
            let isForPeople = options.isForPeople
            for problem in problems {
                try StandardOutput.write(isForPeople ? DisplayWidth.visible("\(problem)") : problem.text)
            }
            for type in unused {
                let line: JSONPayload = ["unused": JSONPayload(type)]
                try StandardOutput.write(isForPeople ? "nobody asks for \(type)" : line.text)
            }
        }
        let count = problems.count + (strict ? unused.count : 0)
        let noun = count == 1 ? "problem" : "problems"
        guard count == 0 else { throw Ending(status: .refused, complaint: "navctl: \(count) \(noun)") }
    }

    private func add(_ file: String, to check: inout ContractCheck) throws {
        let text = try readInput(file)
        do {
            let transcript = try Transcript(text)
            if let gap = transcript.gap { throw ValidationError("\(file) is not complete: \(gap)") }
            check.add(transcript, registrations: !live)
        } catch let error as TranscriptError {
            throw ValidationError("\(file): \(error)")
        }
    }

    private func addHost(to check: inout ContractCheck) async throws {
        let client = try await options.connect()
        check.add(destinations: try await client.call("destination.list").text)
        if files.isEmpty {
            for scene in try await client.call("scene.list")["scenes"]?.elements ?? [] {
                guard let name = scene["scene"] else { continue }
                check.add(snapshot: try await client.call("tree.get", ["scene": name]).text)
            }
        }
        await client.close()
    }
}

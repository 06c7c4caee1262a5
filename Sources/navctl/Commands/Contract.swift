import ArgumentParser
import JSON
import NavigationClient
import NavigationControl

/// `navctl contract`
struct Contract: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Compare the requests that modules make of each other with their registrations and answers.",
        discussion: """
            Problems are: requested types that no module registers, arguments, content and messages that do not match the schemas of their type, questions \
            that are refused or not answered, and answers whose form does not match the protocol. The exit status is 1 when there are any. navctl also lists \
            types that no module requests; with --strict they are problems too. It lists types that are shown while their module is away; they are no problem.

            Without a recording, navctl compares the trees of the running host with its current registrations. With --live it uses the registrations of the \
            running host instead of those in the recordings.
            """
    )
    .example("navctl contract day.ndjson")

    @OptionGroup var options: GlobalOptions

    @Argument(help: "Recordings.", completion: .file())
    var files: [String] = []

    @Flag(help: "Use the registrations of the running host.")
    var live = false

    @Flag(help: "Treat a type that no module requests as a problem.")
    var strict = false

    func run() async throws {
        var check = ContractCheck()
        for file in files { try add(file, to: &check) }
        if live || files.isEmpty { try await addHost(to: &check) }
        if !options.quiet { try write(check) }
        let count = check.problems.count + (strict ? check.unused.count : 0)
        let noun = count == 1 ? "problem" : "problems"
        guard count == 0 else { throw Ending(status: .refused, complaint: "navctl: \(count) \(noun)") }
    }

    private func write(_ check: ContractCheck) throws {
        let isForPeople = options.isForPeople
        for problem in check.problems {
            try StandardOutput.write(isForPeople ? VisibleText.of("\(problem)") : VisibleText.inJSON(problem.text))
        }
        for type in check.orphaned {
            let line: JSONPayload = ["orphaned": JSONPayload(type)]
            let text = VisibleText.of("no module provides \(type) now")
            try StandardOutput.write(isForPeople ? text : VisibleText.inJSON(line.text))
        }
        for type in check.unused {
            let line: JSONPayload = ["unused": JSONPayload(type)]
            let text = VisibleText.of("no module requests \(type)")
            try StandardOutput.write(isForPeople ? text : VisibleText.inJSON(line.text))
        }
    }

    private func add(_ file: String, to check: inout ContractCheck) throws {
        let text = try InputFile.read(file)
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
        for scene in try await client.call("scene.list")["scenes"]?.elements ?? [] {
            guard let name = scene["scene"] else { continue }
            let snapshot = try await client.wholeTree(["scene": name]).text
            if files.isEmpty { check.add(snapshot: snapshot) } else { check.add(orphansOf: snapshot) }
        }
        await client.close()
    }
}

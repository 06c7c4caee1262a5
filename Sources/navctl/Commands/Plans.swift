import ArgumentParser
import NavigationClient
import NavigationControl

/// `navctl rules`
struct Rules: AsyncParsableCommand {
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case json, dot, mermaid
    }

    static let configuration = CommandConfiguration(
        abstract: "Show the rules of paths, or which places break one.",
        discussion: "dot and mermaid are written as the text of the graph itself."
    )

    @OptionGroup var options: GlobalOptions

    @Flag(help: "List the places of a scene that break a rule now; the exit status is 1 when there are any.")
    var check = false

    @Option(help: "How to describe them.")
    var format = Format.json

    @OptionGroup var scene: SceneOptions

    func validate() throws {
        if check, format != .json { throw ValidationError("--check and --format exclude each other") }
        if !check, scene.scene != nil { throw ValidationError("--scene goes with --check") }
    }

    func run() async throws {
        var members = RequestMembers()
        if check {
            members.add("scene", scene.scene)
            let answer = try await options.answer("rules.check", members.payload)
            try options.write(answer)
            guard answer["violations"]?.elements?.isEmpty ?? true else { throw Ending(status: .refused) }
        } else {
            members.add("format", format == .json ? nil : format.rawValue)
            let answer = try await options.answer("rules.describe", members.payload)
            guard let graph = answer["graph"]?.string, !options.quiet else { return try options.write(answer) }
            try StandardOutput.write(graph.hasSuffix("\n") ? String(graph.dropLast()) : graph)
        }
    }
}

/// `navctl plan`
struct Plan: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Say what operations would do, and do nothing.",
        usage:
            "navctl plan <method> [<key>=<string> ...] [<key>:=<json> ...] [<options>]\n       navctl plan - [<options>]",
        discussion: """
            - reads the operations from standard input, one a line as for navctl pipe. The exit status is 1 when they would be refused.
            """
    )

    @OptionGroup var options: GlobalOptions

    @Argument(help: "The method of the operation, or -.", completion: .host(.method))
    var method: String

    @Argument(help: "Its parameters: key=value is a string, key:=json any JSON.")
    var parameters: [String] = []

    @OptionGroup var scene: SceneOptions

    @Option(help: "Refuse unless the scene is at this revision.")
    var ifRevision: Int?

    func run() async throws {
        var members = RequestMembers()
        members.add("scene", scene.scene)
        members.add("ifRevision", ifRevision)
        members.add("operations", .array(try operations()))
        let answer = try await options.answer("plan", members.payload)
        try options.write(answer)
        guard answer["allowed"]?.bool == false else { return }
        let reason = answer["refusal"]?["message"]?.string ?? ""
        throw Ending(status: .refused, complaint: DisplayWidth.visible("navctl: would be refused: \(reason)"))
    }

    private func operations() throws -> [JSONPayload] {
        guard method == "-" else {
            return [["method": JSONPayload(method), "params": try memberObject(parameters)]]
        }
        guard parameters.isEmpty else { throw ValidationError("- stands alone") }
        var operations: [JSONPayload] = []
        var input = StandardInput()
        var number = 1
        while let line = input.readLine() {
            do {
                if let request = try PipeRequest(line: line, number: number) { operations.append(request.operation) }
            } catch {
                throw ValidationError("line \(number): \(error)")
            }
            number += 1
        }
        return operations
    }
}

import ArgumentParser
import JSON
import NavigationClient
import NavigationControl

/// `navctl plan`
struct Plan: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show the effect of operations without executing them.",
        usage:
            "navctl plan <method> [<key>=<string> ...] [<key>:=<json> ...] [<options>]\n       navctl plan - [<options>]",
        discussion: """
            With - as the method, navctl reads the operations from standard input, one a line as for navctl pipe. The exit status is 1 when the \
            host would refuse them.
            """
    )
    .example("navctl plan pop count:=2")

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
        throw Ending(status: .refused, complaint: VisibleText.of("navctl: would be refused: \(reason)"))
    }

    /// The operations of the command line or, for `-`, of standard input.
    private func operations() throws -> [JSONPayload] {
        guard method == "-" else {
            return [["method": JSONPayload(method), "params": try RequestMembers.object(parameters)]]
        }
        guard parameters.isEmpty else { throw ValidationError("- takes no parameters") }
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

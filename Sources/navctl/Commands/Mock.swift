import ArgumentParser
import NavigationClient
import NavigationControl

/// `navctl mock`
struct Mock: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Play modules by a script or by a recording.",
        discussion: """
            The script is JSON: a module, a list of modules, or one module a line; - is standard input. navctl writes "mock ready: NAMES" to standard \
            output when all modules are registered. It serves until the host closes the connections, or until SIGINT or SIGTERM. The exit status is 1 \
            when the script did not cover a message; standard error names the message.
            """
    )
    .example("navctl mock shop.json")

    @OptionGroup var options: GlobalOptions

    @Argument(help: "The file with the script.", completion: .file())
    var file: String?

    @Option(help: "Make the script from this recording.", completion: .file())
    var from: String?

    @Option(help: "Play only this module of the script or recording. May be given more than once.")
    var module: [String] = []

    @Flag(name: .customLong("print"), help: "Write the script, a module a line, and exit.")
    var isPrinting = false

    func validate() throws {
        if (file == nil) == (from == nil) { throw ValidationError("give either a script, or a recording with --from") }
    }

    func run() async throws {
        let scripts = try readScripts()
        guard !isPrinting else {
            for script in scripts { try StandardOutput.write(json: script.text) }
            return
        }
        var company = try MockCompany(scripts, at: SocketPath.resolve(options.socket))
        let isCovered = try company.play()
        if !isCovered { throw Ending(status: .refused) }
    }

    private func readScripts() throws -> [MockScript] {
        let path = from ?? file ?? "-"
        let text = try InputFile.read(path)
        do {
            let scripts = try from == nil ? MockScript.read(text) : MockScript.scripts(of: Transcript(text))
            if let missing = module.first(where: { name in !scripts.contains { $0.module == name } }) {
                let known = scripts.map(\.module).joined(separator: ", ")
                throw ValidationError("the module \"\(missing)\" does not exist in it; known modules: \(known)")
            }
            return module.isEmpty ? scripts : scripts.filter { module.contains($0.module) }
        } catch {
            throw ValidationError("\(path): \(error)")
        }
    }
}

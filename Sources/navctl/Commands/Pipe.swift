import ArgumentParser
import NavigationClient
import NavigationControl

/// `navctl pipe`
struct Pipe: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Carry out the requests on standard input, one a line, over one connection.",
        discussion: """
            A line is {"method":…,"params":…,"id":…}, or <method> [<key>=<string> ...] [<key>:=<json> ...] with quotes as in a shell. Empty lines \
            and lines that begin with # are skipped. navctl writes each answer to standard output before it sends the next request: \
            {"id":…,"result":…} or {"id":…,"error":…}. The id is the request's own, else its number. The exit status is 1 when any request was refused.
            """
    )
    .example("echo \"push type=shop.item\" | navctl pipe")

    @OptionGroup var options: GlobalOptions

    @Flag(help: "Stop at the first request that is refused.")
    var stop = false

    func run() async throws {
        StandardOutput.exitWhenReaderGoes()
        let client = try await options.connect()
        var input = StandardInput()
        var number = 1
        var refused = 0
        while !(stop && refused > 0), let line = input.readLine() {
            let request: PipeRequest
            do {
                guard let found = try PipeRequest(line: line, number: number) else { continue }
                request = found
                number += 1
            } catch {
                number += 1
                refused += 1
                try options.writeItem(error.answer)
                continue
            }
            do {
                try options.writeItem(request.answer(try await client.call(request.method, request.parameters)))
            } catch NavigationClientError.refused(let refusal) {
                if !options.isGraceful(refusal) { refused += 1 }
                try options.writeItem(request.answer(refusal))
            }
        }
        await client.close()
        if refused > 0 { throw Ending(status: .refused) }
    }
}

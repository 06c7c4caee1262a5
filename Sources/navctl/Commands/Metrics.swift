import ArgumentParser
import NavigationClient
import NavigationControl

/// `navctl metrics`
struct Metrics: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Write the host's figures as OpenMetrics text, for a collector."
    )
    .example("navctl metrics")

    @OptionGroup var options: GlobalOptions

    func run() async throws {
        let answer = try await options.answer("host.metrics")
        guard options.json == .auto, !options.flat, !options.quiet, let text = answer["text"]?.string else {
            return try options.write(answer)
        }
        // The text ends with a line end, and nothing may follow that.
        try StandardOutput.show(text.hasSuffix("\n") ? String(text.dropLast()) : text)
    }
}

import ArgumentParser
import JSON
import NavigationClient
import NavigationControl

/// `navctl describe`
struct Describe: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Describe a method, an error, a question, a notification or a destination type.",
        discussion: """
            The running host says it, so that it fits the host's version: navctl describe push. An error is found by its \
            name or its code.
            """
    )
    .example("navctl describe push")

    @OptionGroup var options: GlobalOptions

    @Argument(help: "Its name, such as push, locked or shop.item.", completion: .host(.method))
    var name: String

    func run() async throws {
        let document = try await options.answer("rpc.discover")
        if let page = ContractPage(of: name, in: document) {
            return try write(page.lines(width: width, inColour: StandardOutput.wantsColour), page.source)
        }
        do {
            let type = try await options.answer("destination.get", ["type": JSONPayload(name)])
            try write(TypePage(type).lines(width: width, inColour: StandardOutput.wantsColour), type)
        } catch NavigationClientError.refused {
            throw Ending(status: .usage, complaint: Self.unknown(name, ContractPage.names(like: name, in: document)))
        }
    }

    /// A page without a terminal has the width of a paper.
    private var width: Int { StandardOutput.columns ?? 80 }

    private func write(_ lines: [String], _ source: JSONPayload) throws {
        guard !options.quiet else { return }
        guard options.json == .auto, !options.flat else { return try options.write(source) }
        try StandardOutput.show(lines.joined(separator: "\n"))
    }

    private static func unknown(_ name: String, _ similar: [String]) -> String {
        let hint = similar.isEmpty ? "" : "; similar names: \(similar.prefix(8).joined(separator: ", "))"
        return "navctl: nothing is called \"\(VisibleText.of(name))\"\(VisibleText.of(hint))"
    }
}

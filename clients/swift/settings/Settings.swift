import Foundation
import NavigationClient

/// A small complete module in Swift: `settings`, with a page, a sheet, a menu in a drawer, and a toast that closes by
/// itself.
///
/// It registers its types and methods of presentation, and answers questions about its entries. Its only argument may
/// be the name of another module's type: the answer to `{"open":"next"}` then navigates to that type. Settings does
/// not know which module provides it.
@main
struct Settings {
    static func main() async {
        do {
            try await serve(next: CommandLine.arguments.dropFirst().first)
        } catch {
            try? FileHandle.standardError.write(contentsOf: Data("settings: \(error)\n".utf8))
            exit(1)
        }
    }

    private static func serve(next: String?) async throws(NavigationClientError) {
        let client = try await NavigationClient.connect()
        await client.answerQuestions { question in
            try await answer(question, client: client, next: next)
        }
        try await client.register(
            ModuleRegistration(
                module: "settings",
                title: "Settings",
                destinations: [
                    .init(type: "settings.page", title: "Settings", method: "push"),
                    .init(type: "settings.about", title: "About", method: "sheet"),
                    .init(type: "settings.menu", title: "Menu", method: "drawer"),
                    .init(type: "settings.saved", title: "Saved", method: "toast"),
                ],
                // Other modules may use them, or define the same.
                presentations: [
                    .init(method: "drawer", hasPath: true),
                    .init(method: "toast", exclusive: false, closesAfter: 4),
                ]
            )
        )
        // Serves until the connection to the host ends.
        _ = await client.closed()
    }

    /// Answers `{"get":"title"}` with the title, and `{"open":"next"}` by navigating to the type of the argument.
    private static func answer(
        _ question: Contract.EntryAskQuestion,
        client: NavigationClient,
        next: String?
    ) async throws -> JSONPayload {
        if question.message["get"] == "title" {
            switch question.type {
            case "settings.about": return "About"
            case "settings.menu": return "Menu"
            case "settings.saved": return "Saved"
            default: return "Settings"
            }
        }
        if question.message["open"] == "next", let next {
            let shown = try await client.navigate(to: Destination(next))
            return ["entry": JSONPayload(shown.entry ?? "")]
        }
        throw QuestionRefusal(code: 1, message: #"ask {"get":"title"} or {"open":"next"}"#)
    }
}

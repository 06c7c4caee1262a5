import NavigationClient

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A small complete module in Swift: `settings`, with a page and a sheet.
///
/// It registers two destination types and answers questions about their entries. Its only argument may be the name of
/// another module's type: the answer to `{"open":"next"}` then navigates to that type. Settings does not know which
/// module provides it.
@main
struct Settings {
    static func main() async {
        do {
            try await serve(next: CommandLine.arguments.dropFirst().first)
        } catch {
            print("settings: \(error)")
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
                    DestinationType("settings.page", title: "Settings", method: "push"),
                    DestinationType("settings.about", title: "About", method: "sheet"),
                ]
            )
        )
        // Serves until the connection to the host ends.
        _ = await client.closed()
    }

    /// Answers `{"get":"title"}` with the title, and `{"open":"next"}` by navigating to the type of the argument.
    private static func answer(
        _ question: EntryQuestion,
        client: NavigationClient,
        next: String?
    ) async throws -> JSONPayload {
        if question.message["get"] == "title" {
            return question.type == "settings.about" ? "About" : "Settings"
        }
        if question.message["open"] == "next", let next {
            let shown = try await client.navigate(to: Destination(next))
            return ["entry": JSONPayload(shown.entry.map { "\($0)" } ?? "")]
        }
        throw QuestionRefusal(code: 1, message: #"ask {"get":"title"} or {"open":"next"}"#)
    }
}

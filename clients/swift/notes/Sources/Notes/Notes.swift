import NavigationClient

/// Each case is a type: `notes.list`, and `notes.page` with the argument `id`, an integer.
enum NotesDestination: NavigationDestination {
    static let module = "notes"
    static let samples: [Self] = [.list, .page(id: 0)]

    case list
    case page(id: Int)

    /// The title of the note.
    var heading: String {
        switch self {
        case .page(id: 1): "Milk"
        case .page(id: 2): "Bread"
        case .list, .page: "Notes"
        }
    }
}

struct Notes {
    let client: NavigationClient
    /// The type of a screen that sends texts. Another module provides it.
    let share: String?

    func register() async throws {
        try await client.register(NotesDestination.self) { destination, question in
            switch (question.message, share) {
            case ("title", _): JSONPayload(destination.heading)
            case ("share", let type?): try await show(type, text: destination.heading)
            default: throw QuestionRefusal(message: #"say "title" or "share""#)
            }
        }
    }

    private func show(_ type: String, text: String) async throws -> JSONPayload {
        let outcome = try await client.navigate(to: Destination(type, ["text": JSONPayload(text)]))
        return outcome.entry.map { JSONPayload($0) } ?? .null
    }
}

import NavigationClient

/// The screens of a paid order.
enum ReceiptDestination: NavigationDestination {
    static let module = "receipt"
    static let samples: [Self] = [.page(order: "", reference: 0)]

    case page(order: String, reference: Int)

    var provides: Bool { true }
    var messages: [String: JSONPayload]? { ["done": true] }

    /// The content for renderers.
    var content: JSONPayload {
        switch self {
        case .page(let order, _):
            [
                "screen": 1, "title": JSONPayload("Receipt of order \(order)"),
                "blocks": [["block": "text", "text": "Thank you.", "tone": "good"]],
                "actions": [["action": "done", "label": "Done", "role": "primary"]],
            ]
        }
    }
}

/// receipt: a page about an order. Its action `done` closes it.
@main
struct Receipt {
    static func main() async throws {
        let client = try await NavigationClient.connect()
        client.contract.answerTypeProvide { question in
            try question.entries.map {
                .init(content: try ReceiptDestination(type: question.type, arguments: $0.arguments).content)
            }
        }
        try await client.register(ReceiptDestination.self) { destination, question in
            try await client.contract.closeEntry(entry: question.entry, value: "read")
            return .null
        }
        throw await client.closed()
    }
}

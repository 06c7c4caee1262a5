import NavigationClient

/// The screens of a paid order.
enum ReceiptDestination: NavigationDestination {
    static let module = "receipt"
    static let samples: [Self] = [.page(order: "", reference: 0)]

    case page(order: String, reference: Int)
}

/// receipt: a page about an order. `"title"` asks for its title, `"done"` closes it.
@main
struct Receipt {
    static func main() async throws {
        let client = try await NavigationClient.connect()
        try await client.register(ReceiptDestination.self) { destination, question in
            guard case .page(let order, _) = destination else { throw QuestionRefusal(message: "no page") }
            switch question.message {
            case "title": return JSONPayload("Receipt of order \(order)")
            case "done":
                _ = try await client.call("entry.close", ["entry": JSONPayload("\(question.entry)"), "value": "read"])
                return true
            default: throw QuestionRefusal(message: #"ask for the "title", or say "done""#)
            }
        }
        throw await client.closed()
    }
}

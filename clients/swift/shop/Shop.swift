import Foundation
import NavigationClient

/// Each case is a type: `shop.list`, and `shop.item` with the argument `id`, an integer.
enum ShopDestination: NavigationDestination {
    static let module = "shop"
    static let samples: [Self] = [.list, .item(id: 0)]

    case list
    case item(id: Int)
}

@main
struct Shop {
    static let items = [1: "Lamp", 2: "Chair"]

    static func main() async {
        do {
            try await serve()
        } catch {
            try? FileHandle.standardError.write(contentsOf: Data("shop: \(error)\n".utf8))
            exit(1)
        }
    }

    private static func serve() async throws {
        // Uses $NAVHOST_SOCKET, else the default socket. Connects again when the connection is lost.
        let client = try await NavigationClient.connect(reconnecting: Reconnection())
        try await client.register(ShopDestination.self) { destination, question in
            switch (destination, question.message) {
            case (.list, "title"): "Shop"
            case (.item(let id), "title"): JSONPayload(items[id] ?? "Unknown")
            default: throw QuestionRefusal(message: #"ask for the "title""#)
            }
        }
        try await client.navigate(to: ShopDestination.item(id: 2))
        throw await client.closed()
    }
}

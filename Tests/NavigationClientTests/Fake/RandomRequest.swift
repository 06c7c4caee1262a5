import NavigationClient
import TestSupport

/// Requests at random places of a tree. The host refuses many of them, which changes nothing.
enum RandomRequest {
    /// Sends one request and drops its outcome: the tree tells what became of it.
    static func send(on client: NavigationClient, _ snapshot: Snapshot, _ random: inout SeededGenerator) async {
        let navigator = snapshot.navigators.randomElement(using: &random)
        let place = Place(navigator: navigator?.id.rawValue)
        let entry = navigator?.path.randomElement(using: &random)?.id
        let kind = Int.random(in: 0..<20, using: &random)
        _ = await failure {
            switch kind {
            case 0...3: try await client.push(Destination("shop.item", ["id": 1]), at: place)
            case 4: try await client.present(Destination("shop.cart"), at: place)
            case 5: try await client.navigate(to: Destination("shop.list"), at: place, method: "managedSheet")
            case 6: try await client.replace(entry, with: Destination("shop.list"), at: place)
            case 7: try await client.pop(at: place)
            case 8: try await client.popAll(at: place)
            case 9: try await client.back()
            case 10: try await client.dismiss(at: place)
            case 11: try await client.dismissChildren(at: place)
            case 12...13: try await client.createNavigator(NavigatorRequest(parent: place.navigator), scene: "main")
            case 14: try await client.createNavigator(NavigatorRequest(parent: place.navigator, select: true))
            case 15: try await client.closeNavigator(at: place)
            case 16: try await client.selectNavigator(at: place)
            case 17:
                try await client.setPath([Destination("shop.item", ["id": 1]), Destination("shop.list")], at: place)
            case 18:
                try await client.createNavigator(
                    NavigatorRequest(parent: place.navigator, kind: "presentation", entry: entry)
                )
            default:
                try await client.unregister("shop", types: ["shop.cart"])
                let cart = DestinationType("shop.cart", method: "sheet")
                try await client.register(ModuleRegistration(module: "shop", destinations: [cart]))
            }
        }
    }
}

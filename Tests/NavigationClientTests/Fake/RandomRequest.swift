import NavigationClient
import TestSupport

/// Requests at random places of a tree. The host refuses many of them, which changes nothing.
enum RandomRequest {
    /// Sends one request and drops its outcome: the tree tells what became of it.
    static func send(on client: NavigationClient, _ snapshot: Snapshot, _ random: inout SeededGenerator) async {
        let navigator = snapshot.navigators.randomElement(using: &random)
        let id = navigator?.id
        let place = Place(navigator: id)
        let entry = navigator?.path.randomElement(using: &random)?.id
        let kind = Int.random(in: 0..<20, using: &random)
        _ = await failure {
            switch kind {
            case 0...3: try await client.push(Destination("shop.item", ["id": 1]), at: place)
            case 4: try await client.present(Destination("shop.cart"), at: place)
            case 5: try await client.navigate(to: Destination("shop.list"), at: place, method: "managedSheet")
            case 6: try await client.replace(entry, with: Destination("shop.list"), at: place)
            case 7: try await client.contract.pop(navigator: id)
            case 8: try await client.contract.popAll(navigator: id)
            case 9: try await client.contract.back()
            case 10: try await client.contract.dismiss(navigator: id)
            case 11: try await client.contract.dismissChildren(navigator: id)
            case 12...13: try await client.contract.createNavigator(parent: id)
            case 14: try await client.contract.createNavigator(parent: id, select: true)
            case 15: try await client.contract.closeNavigator(navigator: id)
            case 16: try await client.contract.selectNavigator(navigator: id)
            case 17:
                let path = [Destination("shop.item", ["id": 1]), Destination("shop.list")]
                try await client.contract.setPath(path: path, navigator: id)
            case 18: try await client.contract.createNavigator(parent: id, kind: .presentation, entry: entry)
            default:
                try await client.unregister("shop", types: ["shop.cart"])
                let cart = Contract.RegisteredDestination(type: "shop.cart", method: "sheet")
                try await client.register(ModuleRegistration(module: "shop", destinations: [cart]))
            }
        }
    }
}

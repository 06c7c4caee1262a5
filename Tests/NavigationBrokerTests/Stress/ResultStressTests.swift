import NavigationTree
import TestSupport
import Testing

@testable import NavigationBroker

/// Many requests that wait for results. A change costs nothing for those that it does not end.
@Suite(.onSharedThreads)
struct ResultStressTests {
    @Test func changeBesidesManyThatWait() throws {
        var tree = NavigationTree(scene: "main")
        let shown = Destination(type: try Material.type("shop.list"))
        let change = try tree.push(shown, on: tree.root, by: nil).change
        try expectWork(.none, from: 500) { size in
            var results = Results()
            for number in 0..<size {
                let entry = EntryID(rawValue: 100 + UInt64(number))
                let place = Results.Place(scene: "main", subject: .entry(entry))
                results.add(Results.Wait(asker: Material.place(1), type: nil), for: place)
            }
            return { for _ in 0..<200 { #expect(results.places(in: "main", after: change).isEmpty) } }
        }
    }
}

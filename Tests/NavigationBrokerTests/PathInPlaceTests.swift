import NavigationTree
import Testing

@testable import NavigationBroker

/// A change at the top of a path costs what it changes, and not what is below. A second owner of the path would make
/// the first change copy it whole.
struct PathInPlaceTests {
    private let host = Harness()
    private let client: SessionID

    init() {
        client = host.connect()
        host.prepare([Step("navigator.create", #"{"kind":"stack","name":"long"}"#)], from: client)
        host.send(Requests.shop, from: client)
        let entries = repeatElement(#"{"type":"shop.list"}"#, count: 1000).joined(separator: ",")
        host.prepare([Step("path.append", #"{"navigator":"long","path":[\#(entries)]}"#)], from: client)
        // The first change after a growth finds room for many more.
        host.prepare([Step("push", #"{"navigator":"long","type":"shop.list"}"#)], from: client)
    }

    private var place: UnsafeRawPointer? {
        let scene = host.mainScene
        guard let id = scene.withTree({ $0.navigator(named: "long") }) else { return nil }
        return scene.navigator(id).path.withUnsafeBytes(\.baseAddress)
    }

    @Test(
        arguments: [
            Step("push", #"{"navigator":"long","type":"shop.item"}"#), Step("pop", #"{"navigator":"long"}"#),
            Step("path.append", #"{"navigator":"long","path":[{"type":"shop.item"}]}"#),
            Step("path.insert", #"{"navigator":"long","at":1000,"path":[{"type":"shop.item"}]}"#),
            Step("path.remove", #"{"entries":["e1000"]}"#), Step("path.move", #"{"entry":"e1000","after":"e1001"}"#),
            Step("path.set", #"{"navigator":"long","path":[{"type":"shop.list"}]}"#),
        ]
    )
    func pathIsNotCopied(step: Step) throws {
        let former = try #require(place)
        host.prepare([step], from: client)
        #expect(place == former)
    }
}

import Testing

@testable import NavigationBroker
@testable import NavigationTree

/// A change at the top of a path costs what it changes, and not what is below. A second owner of the path would make
/// the first change copy pages of it.
struct PathInPlaceTests {
    private let host = Harness()
    private let client: SessionID

    init() {
        client = host.connect()
        host.prepare([Step("navigator.create", #"{"kind":"stack","name":"long"}"#)], from: client)
        host.send(Requests.shop, from: client)
        let entries = repeatElement(#"{"type":"shop.list"}"#, count: 1000).joined(separator: ",")
        host.prepare([Step("path.append", #"{"navigator":"long","path":[\#(entries)]}"#)], from: client)
        host.prepare([Step("push", #"{"navigator":"long","type":"shop.list"}"#)], from: client)
    }

    /// Where the pages of the path are, lowest first.
    private var places: [UnsafeRawPointer?] {
        let scene = host.mainScene
        guard let id = scene.withTree({ $0.navigator(named: "long") }) else { return [] }
        let path = scene.navigator(id).path
        return (path.pages + [path.top]).map { $0.withUnsafeBytes(\.baseAddress) }
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
    func pathIsNotCopied(step: Step) {
        let former = places
        host.prepare([step], from: client)
        #expect(former.count == 4 && !places.isEmpty && places == Array(former.prefix(places.count)))
    }
}

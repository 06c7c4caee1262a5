import JSON
import NavigationTree
import Testing

@testable import NavigationBroker

/// The memory of a scene that was closed.
struct DiscardedTreeTests {
    private let host = Harness()
    private let client: SessionID

    init() {
        client = host.connect()
        host.send(Requests.shop, from: client)
        host.send(#"{"id":1,"method":"scene.create","params":{"scene":"rear"}}"#, from: client)
    }

    /// The trees that the shell has to free after `count` entries were shown in a scene, and it was closed.
    private func discarded(entries count: Int) -> [DiscardedTree] {
        let path = [String](repeating: #"{"type":"shop.list"}"#, count: count).joined(separator: ",")
        host.send(
            #"{"id":2,"method":"path.append","params":{"scene":"rear","path":[\#(path)]}}"#,
            from: client
        )
        host.send(#"{"id":3,"method":"scene.close","params":{"scene":"rear"}}"#, from: client)
        #expect(host.result("scene.list", from: client)?.object?["scenes"]?.array?.count == 1)
        return host.actions.compactMap { if case .discard(let tree) = $0 { tree } else { nil } }
    }

    @Test func theTreeOfALargeSceneIsFreedByTheShell() throws {
        let tree = try #require(discarded(entries: 5_000).first)
        #expect(!tree.isFree)
        tree.free()
        #expect(tree.isFree)
    }

    @Test func aSmallOneNeedsNoCare() { #expect(discarded(entries: 100).isEmpty) }
}

import NavigationProtocol
import NavigationTree
import TestSupport
import Testing

@testable import NavigationBroker

/// Many watches with filters. A change costs nothing for those that do not see it.
@Suite(.onSharedThreads)
struct WatchStressTests {
    @Test(arguments: [#"{"navigator":"aside"}"#, #"{"kinds":["type.orphaned","attachment.added"]}"#])
    func pushBesidesWatchesThatDoNotSeeIt(filter: String) throws {
        try expectWork(.none, from: 400) { size in
            let host = Harness { $0.watches = size }
            let watcher = host.connect()
            host.send(Requests.shop, from: watcher)
            _ = host.result("navigator.create", #"{"name":"aside"}"#, from: watcher)
            for _ in 0..<size { _ = host.result("watch", filter, from: watcher) }
            let client = host.connect()
            return {
                for _ in 0..<100 { _ = host.result("push", #"{"type":"shop.list","navigator":"n1"}"#, from: client) }
                #expect(host.take(watcher).isEmpty)
            }
        }
    }

    @Test func navigatorsThatCloseInsideOfAWatchedOne() throws {
        try expectWork(.linear, from: 500) { size in
            var tree = NavigationTree(scene: "main")
            let top = try tree.createStack(StackRequest(), under: tree.root, by: nil).navigator
            var lowest = top
            for _ in 0..<size { lowest = try tree.createStack(StackRequest(), under: lowest, by: nil).navigator }
            let change = try tree.close(top)
            return {
                let filter = ChangeFilter(navigator: tree.root, kinds: nil)
                let closed = filter.parents(ofClosedBy: CollectionOfOne(change))
                #expect(filter.steps(of: change, in: tree, closed: closed).count >= size)
            }
        }
    }
}

import NavigationProtocol
import NavigationTree
import TestSupport
import Testing

@testable import NavigationBroker

/// Many watches with filters. A change costs nothing for those that do not see it.
@Suite(.onSharedThreads)
struct WatchStressTests {
    /// The change alone, without its request, so that a visit to each watch is most of the work.
    @Test(arguments: [#"{"navigator":"aside"}"#, #"{"kinds":["type.orphaned","attachment.added"]}"#])
    func changeBesidesWatchesThatDoNotSeeIt(filter: String) throws {
        let request = try Material.read(Watch.self, filter)
        try expectWork(.none, from: 1_000) { size in
            let configuration = NavigationBroker.Configuration(instance: "1", version: "1", pid: 1, uid: 1)
            var machines = Machines(configuration: configuration, restoring: Restoration(), now: Material.start)
            let scene = machines.scenes.main
            let root = scene.tree.root
            let aside = try scene.tree.createStack(StackRequest(), under: root, by: nil).navigator
            let shown = Destination(type: try Material.type("shop.list"))
            let change = try scene.tree.push(shown, on: root, by: nil).change
            let watched = ChangeFilter(navigator: request.navigator == nil ? nil : aside, kinds: request.kinds)
            for number in 1...size {
                let (session, scene) = (Material.session(1), scene.name)
                _ = machines.watches.open(
                    Subscription(session: session, number: number, scene: scene, filter: watched, verbosity: .silent)
                )
            }
            let publication = Publication(
                change: change,
                scene: scene,
                cause: Cause(.request(.push), session: nil),
                now: Material.start
            )
            return { for _ in 0..<500 { publication.tellWatches(on: &machines) } }
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

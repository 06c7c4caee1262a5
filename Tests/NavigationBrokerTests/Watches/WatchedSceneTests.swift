import NavigationProtocol
import NavigationTree
import TestSupport
import Testing

@testable import NavigationBroker

/// Watches with filters are found by what the filters name.
@Suite(.onSharedThreads)
struct WatchedSceneTests {
    private func watch(_ order: UInt64, _ navigator: NavigatorID?, _ kinds: Set<ChangeKind>?) -> Subscription {
        var watch = Subscription(
            session: Material.session(1),
            number: Int(order),
            scene: "main",
            filter: ChangeFilter(navigator: navigator, kinds: kinds),
            verbosity: .silent
        )
        watch.order = order
        return watch
    }

    /// A watch for each navigator, each kind, both together, and neither.
    private func watches(of tree: NavigationTree) -> [Subscription] {
        var filters: [(NavigatorID?, Set<ChangeKind>?)] = [(nil, nil), (nil, [.entryAdded, .navigatorClosed])]
        filters += ChangeKind.allCases.map { (nil, [$0]) }
        filters += tree.navigatorIDs.sorted().map { ($0, nil) }
        filters += tree.navigatorIDs.sorted().map { ($0, [.entryAdded, .typeRevived]) }
        return filters.enumerated().map { watch(UInt64($0.offset + 1), $0.element.0, $0.element.1) }
    }

    @Test(arguments: 800..<815 as Range<UInt64>)
    func everyWatchThatWouldGetAChangeIsFound(seed: UInt64) throws {
        var player = RandomPlayer(seed: seed, rules: PathRules(), hasSessions: false)
        for _ in 0..<40 { _ = player.play() }
        var scene = WatchedScene()
        let watches = watches(of: player.tree)
        for watch in watches.reversed() { scene.insert(watch) }
        #expect(scene.all.map(\.order) == watches.map(\.order) && scene.count == watches.count)
        for _ in 0..<60 {
            guard let change = player.play().change, !change.isEmpty else { continue }
            let tree = player.tree
            let found = scene.concerned(by: change, in: tree).map(\.order)
            let expected = watches.filter { watch in
                let closed = watch.filter.parents(ofClosedBy: CollectionOfOne(change))
                return !watch.filter.steps(of: change, in: tree, closed: closed).isEmpty
            }
            #expect(found == found.sorted() && Set(found).isSuperset(of: expected.map(\.order)))
            let limited = watches.filter { $0.filter.navigator.map { tree[$0] == nil } ?? false }.map(\.order)
            #expect(Set(limited).isSuperset(of: scene.limited(toClosedBy: change).map(\.order)))
        }
        for watch in watches { #expect(scene.remove(watch.order)?.number == watch.number) }
        #expect(scene.isEmpty)
    }

    @Test func changeOfOneNavigatorConcernsNoWatchOfAnother() throws {
        var tree = NavigationTree(scene: "main")
        let stacks = try (0..<2).map { _ in try tree.createStack(StackRequest(), under: tree.root, by: nil).navigator }
        var scene = WatchedScene()
        let filters: [(NavigatorID?, Set<ChangeKind>?)] = [
            (stacks[0], nil), (stacks[1], nil), (tree.root, nil), (nil, [.entryAdded]), (nil, [.entryRemoved]),
            (stacks[0], [.entryRemoved]), (stacks[0], [.entryAdded]),
        ]
        for (index, filter) in filters.enumerated() { scene.insert(watch(UInt64(index), filter.0, filter.1)) }
        let change = try tree.push(Destination(type: Rules.types[4]), on: stacks[0], by: nil).change
        #expect(scene.concerned(by: change, in: tree).map(\.order) == [0, 2, 3, 6])
        let closed = try tree.close(stacks[0])
        #expect(scene.limited(toClosedBy: closed).map(\.order) == [0, 5, 6])
    }
}

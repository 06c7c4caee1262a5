import JSON
import NavigationProtocol
import NavigationTree
import Testing

@testable import NavigationBroker

/// Which steps of a change a watch sees.
struct ChangeFilterTests {
    private var tree = NavigationTree(scene: "main")
    private let home: NavigatorID
    private let rear: NavigatorID

    init() throws {
        home = try tree.createStack(StackRequest(name: "home"), under: tree.root, by: nil).navigator
        rear = try tree.createStack(StackRequest(name: "rear"), under: tree.root, by: nil).navigator
    }

    private mutating func push(on navigator: NavigatorID) throws -> NavigationChange {
        let destination = Destination(type: try Material.type("shop.list"))
        return try tree.push(destination, on: navigator, by: nil).change
    }

    /// The kinds of the steps that pass.
    private func passed(_ change: NavigationChange, _ filter: ChangeFilter) -> [String] {
        let closed = filter.parents(ofClosedBy: CollectionOfOne(change))
        return filter.steps(of: change, in: tree, closed: closed).map { ChangeKind($0).rawValue }
    }

    private func below(_ navigator: NavigatorID) -> ChangeFilter { ChangeFilter(navigator: navigator, kinds: nil) }

    @Test func filterThatAsksForNothingIsOpen() {
        #expect(ChangeFilter(navigator: nil, kinds: nil).isOpen)
        #expect(!below(home).isOpen && !ChangeFilter(navigator: nil, kinds: []).isOpen)
    }

    @Test mutating func openFilterLetsEverythingThrough() throws {
        let change = try push(on: home)
        let steps = ChangeFilter(navigator: nil, kinds: nil).steps(of: change, in: tree, closed: [:])
        #expect(steps == change.steps && !steps.isEmpty)
    }

    @Test mutating func otherKindsAreLeftOut() throws {
        let change = try push(on: home)
        #expect(passed(change, ChangeFilter(navigator: nil, kinds: [.entryAdded, .signal])) == ["entry.added"])
        #expect(passed(change, ChangeFilter(navigator: nil, kinds: [.navigatorCreated])) == [])
        #expect(passed(change, ChangeFilter(navigator: rear, kinds: [.entryAdded])) == [])
    }

    @Test mutating func navigatorAndWhatIsBelowPasses() throws {
        let child = try tree.createStack(StackRequest(name: "child"), under: home, by: nil).navigator
        let change = try push(on: child)
        for navigator in [child, home, tree.root] { #expect(passed(change, below(navigator)) == ["entry.added"]) }
        #expect(passed(change, below(rear)) == [])
    }

    @Test mutating func whatIsClosedPassesToo() throws {
        let child = try tree.createStack(StackRequest(name: "child"), under: home, by: nil).navigator
        _ = try push(on: child)
        let change = try tree.close(home)
        let expected = ["entry.removed", "navigator.closed", "navigator.closed"]
        #expect(passed(change, below(home)) == expected)
        #expect(passed(change, below(child)) == ["entry.removed", "navigator.closed"])
        #expect(passed(change, below(tree.root)).filter { $0 != "navigator.selected" } == expected)
        #expect(passed(change, below(rear)) == [])
    }

    @Test mutating func laterChangesTellWhereAClosedNavigatorWas() throws {
        let child = try tree.createStack(StackRequest(name: "child"), under: home, by: nil).navigator
        let shown = try push(on: child)
        let changes = [shown, try tree.close(child)]
        let filter = below(home)
        let closed = filter.parents(ofClosedBy: changes)
        #expect(closed == [child: home])
        #expect(filter.steps(of: shown, in: tree, closed: closed) == shown.steps)
    }

    @Test mutating func filterWithoutANavigatorAsksForNoPlaces() throws {
        let change = try tree.close(home)
        let closed = ChangeFilter(navigator: nil, kinds: [.navigatorClosed]).parents(ofClosedBy: [change])
        #expect(closed.isEmpty)
    }
}

import JSON
import Testing

@testable import NavigationTree

/// Single operations; the property tests combine them.
struct NavigationTreeTests {
    private let one: Destination
    private let two: Destination

    init() throws {
        one = Destination(type: try #require(TypeName("a.one")))
        two = Destination(type: try #require(TypeName("a.two")))
    }

    private func types(_ tree: NavigationTree, _ id: NavigatorID) -> [String] {
        tree[id]?.path.map(\.destination.type.description) ?? []
    }

    // MARK: Paths

    @Test func pushGoesOnTop() throws {
        var tree = NavigationTree(scene: "main")
        let first = try tree.push(one, on: tree.root, by: nil)
        let second = try tree.push(two, on: tree.root, by: nil)
        #expect(types(tree, tree.root) == ["a.one", "a.two"])
        #expect([first.entry.rawValue, second.entry.rawValue] == [2, 3] && tree.revision == 2)
    }

    @Test func popOnRootIsRefused() {
        var tree = NavigationTree(scene: "main")
        let before = tree
        #expect(throws: NavigationError.atRoot(tree.root)) { try tree.pop(.count(1), of: tree.root) }
        #expect(tree == before)
    }

    @Test func popFromAnEntryTakesAllAbove() throws {
        var tree = NavigationTree(scene: "main")
        let change = try tree.append([one, two, one], to: tree.root, by: nil)
        guard case .entryAdded(_, _, let middle) = change.steps[1] else { throw NavigationError.rootFixed }
        #expect(try tree.pop(.from(middle.id), of: tree.root).removed.entries == 2)
        #expect(types(tree, tree.root) == ["a.one"])
    }

    @Test func setPathKeepsTheCommonBeginning() throws {
        var tree = NavigationTree(scene: "main")
        _ = try tree.append([one, two, one], to: tree.root, by: nil)
        let kept = tree[tree.root]?.path.prefix(2).map(\.id)
        let change = try tree.setPath([one, two, two, two], of: tree.root, by: nil)
        #expect(tree[tree.root]?.path.prefix(2).map(\.id) == kept && tree[tree.root]?.path.count == 4)
        #expect(change.steps.count == 3 && tree.revision == 2)
    }

    @Test func replaceKeepsWhatIsAbove() throws {
        var tree = NavigationTree(scene: "main")
        let bottom = try tree.push(one, on: tree.root, by: nil).entry
        let top = try tree.push(one, on: tree.root, by: nil).entry
        let new = try tree.replace(bottom, of: tree.root, with: two, by: nil).entry
        #expect(tree[tree.root]?.path.map(\.id) == [new, top])
        #expect(throws: NavigationError.unknownEntry(bottom)) { try tree.location(of: bottom) }
    }

    @Test func equalDestinationsAreTwoEntries() throws {
        var tree = NavigationTree(scene: "main")
        let entries = [
            try tree.push(one, on: tree.root, by: nil).entry, try tree.push(one, on: tree.root, by: nil).entry,
        ]
        #expect(entries[0] != entries[1] && tree.entryCount == 2)
    }

    @Test func idsAreNotReused() throws {
        var tree = NavigationTree(scene: "main")
        let gone = try tree.push(one, on: tree.root, by: nil).entry
        _ = try tree.popAll(of: tree.root)
        #expect(try tree.push(one, on: tree.root, by: nil).entry > gone)
    }

    // MARK: Presentations

    @Test func poppingAnEntryClosesWhatItPresented() throws {
        var tree = NavigationTree(scene: "main")
        _ = try tree.push(one, on: tree.root, by: nil)
        let sheet = try tree.present(Presentation(two, method: .sheet), over: tree.root, by: nil).navigator
        let change = try tree.pop(.count(1), of: tree.root)
        #expect(tree[sheet] == nil && tree.current == tree.root)
        #expect(change.removed == NavigationChange.Removed(entries: 2, navigators: 1))
    }

    @Test func pushingBelowAPresentationLeavesItThere() throws {
        var tree = NavigationTree(scene: "main")
        let sheet = try tree.present(Presentation(two, method: .sheet), over: tree.root, by: nil).navigator
        _ = try tree.push(one, on: tree.root, by: nil)
        _ = try tree.pop(.count(1), of: tree.root)
        #expect(tree.current == sheet)
    }

    @Test func presentingAgainReplacesUnlessRefused() throws {
        var tree = NavigationTree(scene: "main")
        let first = try tree.present(Presentation(one, method: .sheet), over: tree.root, by: nil).navigator
        let refusing = Presentation(two, method: .sheet, ifOccupied: .refuse)
        #expect(throws: NavigationError.occupied(tree.root, presented: first)) {
            try tree.present(refusing, over: tree.root, by: nil)
        }
        let second = try tree.present(Presentation(two, method: .sheet), over: tree.root, by: nil)
        #expect(tree[first] == nil && tree.current == second.navigator && second.change.steps.count == 2)
    }

    @Test(arguments: NavigationMethod.builtIn.filter(\.isPresentation))
    func onlyManagedPresentationsCanBePushedOn(method: NavigationMethod) throws {
        var tree = NavigationTree(scene: "main")
        let id = try tree.present(Presentation(one, method: method), over: tree.root, by: nil).navigator
        if method == .managedSheet || method == .managedCover {
            #expect(try tree.push(two, on: id, by: nil).navigator == id)
        } else {
            #expect(throws: NavigationError.noStack(id, suggestion: tree.root)) { try tree.push(two, on: id, by: nil) }
        }
    }

    @Test func dismissNeverPops() throws {
        var tree = NavigationTree(scene: "main")
        _ = try tree.push(one, on: tree.root, by: nil)
        #expect(throws: NavigationError.notPresented(tree.root, nearest: nil)) { try tree.dismiss(tree.root) }
        let sheet = try tree.present(Presentation(one, method: .managedSheet), over: tree.root, by: nil).navigator
        _ = try tree.push(two, on: sheet, by: nil)
        #expect(try tree.dismiss(sheet).removed == NavigationChange.Removed(entries: 2, navigators: 1))
    }

    @Test func backPopsThenDismisses() throws {
        var tree = NavigationTree(scene: "main")
        let sheet = try tree.present(Presentation(one, method: .managedSheet), over: tree.root, by: nil).navigator
        _ = try tree.push(two, on: sheet, by: nil)
        _ = try tree.back(sheet)
        #expect(tree.current == sheet && types(tree, sheet).isEmpty)
        _ = try tree.back(sheet)
        #expect(tree.current == tree.root)
        #expect(throws: NavigationError.atRoot(tree.root)) { try tree.back(tree.root) }
    }

    // MARK: The TabView chart

    @Test func tabsKeepTheirPathsAndTheThirdItsSheetAndCover() throws {
        var tree = NavigationTree(scene: "main")
        let root = tree.root
        let tabs = try ["one", "two", "three"].map {
            try tree.createStack(StackRequest(name: $0), under: root, by: nil).navigator
        }
        #expect(tree[root]?.selected == tabs[0] && tree.children(of: root) == tabs)
        _ = try tree.push(one, on: tabs[0], by: nil)
        _ = try tree.select(tabs[2])
        let sheet = try tree.present(Presentation(one, method: .managedSheet), over: tabs[2], by: nil).navigator
        let cover = try tree.present(Presentation(two, method: .managedCover), over: sheet, by: nil).navigator
        #expect(tree.current == cover && tree.depth(of: cover) == 3)
        _ = try tree.select(tabs[0])
        #expect(tree.current == tabs[0] && types(tree, tabs[0]) == ["a.one"])
        _ = try tree.select(tabs[2])
        #expect(tree.current == cover)
        #expect(try tree.dismissChildren(of: root).removed.navigators == 2 && tree.current == tabs[2])
    }

    @Test func closingTheSelectedTabSelectsItsNeighbour() throws {
        var tree = NavigationTree(scene: "main")
        let root = tree.root
        let tabs = try (0..<3).map { _ in
            try tree.createStack(StackRequest(select: true), under: root, by: nil).navigator
        }
        _ = try tree.select(tabs[1])
        _ = try tree.close(tabs[1])
        #expect(tree[root]?.selected == tabs[0])
        _ = try tree.close(tabs[0])
        #expect(tree[root]?.selected == tabs[2])
        _ = try tree.close(tabs[2])
        #expect(tree[root]?.selected == nil && tree.current == root)
    }

    @Test func stackThatLivesWithAnEntryGoesWithIt() throws {
        var tree = NavigationTree(scene: "main")
        let entry = try tree.push(one, on: tree.root, by: nil).entry
        let stack = try tree.createStack(StackRequest(name: "pane", anchor: entry), under: tree.root, by: nil).navigator
        _ = try tree.popAll(of: tree.root)
        #expect(tree[stack] == nil)
        #expect(throws: NavigationError.unknownNavigator("pane")) { try tree.find("pane") }
    }

    // MARK: Limits and size

    @Test func fullTreeRefusesMore() throws {
        var tree = NavigationTree(scene: "main", maximumNavigators: 2, maximumEntries: 1)
        _ = try tree.createStack(StackRequest(), under: tree.root, by: nil)
        #expect(throws: NavigationError.limitReached(.navigators, value: 2)) {
            try tree.createStack(StackRequest(), under: tree.root, by: nil)
        }
        #expect(throws: NavigationError.limitReached(.entries, value: 1)) {
            try tree.append([one, two], to: tree.root, by: nil)
        }
    }

    @Test func argumentsAreCountedAndGivenBack() throws {
        var tree = NavigationTree(scene: "main", maximumArgumentBytes: 5)
        _ = try tree.append([one, two], to: tree.root, by: nil)
        #expect(throws: NavigationError.limitReached(.argumentBytes, value: 5)) {
            try tree.push(one, on: tree.root, by: nil)
        }
        _ = try tree.pop(.count(1), of: tree.root)
        #expect(try tree.push(one, on: tree.root, by: nil).change.revision == 3)
    }

    @Test func memoryOfAForgottenChangeIsLentAndNothingElse() throws {
        var tree = NavigationTree(scene: "main")
        let kept = try tree.push(one, on: tree.root, by: nil).change
        let steps = kept.steps
        tree.reuse(kept)
        expectInvariants(of: tree, "with memory to reuse")
        let next = try tree.push(two, on: tree.root, by: nil).change
        #expect(kept.steps == steps && next.steps.count == 1 && next.steps != steps)
        let (before, revision) = (tree, tree.revision)
        tree.reuse(next)
        #expect(throws: NavigationError.unknownEntry(EntryID(rawValue: 99))) {
            try tree.pop(.from(EntryID(rawValue: 99)), of: tree.root)
        }
        #expect(tree == before && tree.revision == revision)
    }

    @Test func aThousandPresentationsDeep() throws {
        var tree = NavigationTree(scene: "main")
        for _ in 0..<1_000 { _ = try tree.present(Presentation(one, method: .sheet), over: tree.current, by: nil) }
        #expect(tree.depth(of: tree.current) == 1_000)
        #expect(
            try tree.dismissPresented(by: tree.root).removed
                == NavigationChange.Removed(entries: 1_000, navigators: 1_000)
        )
        expectInvariants(of: tree, "after closing all")
    }

    @Test func tenThousandStacksAndAPathOfAThousand() throws {
        var tree = NavigationTree(scene: "main")
        let root = tree.root
        let stacks = try (0..<10_000).map { _ in try tree.createStack(StackRequest(), under: root, by: nil).navigator }
        _ = try tree.append(Array(repeating: one, count: 1_000), to: stacks[5_000], by: nil)
        for stack in stacks.reversed() { _ = try tree.close(stack) }
        #expect(tree.navigatorCount == 1 && tree.entryCount == 0)
        expectInvariants(of: tree, "after closing all")
    }
}

import JSON
import Testing

@testable import NavigationTree

/// Presentations by methods of modules: overlays beside the one place, and how they go.
struct OverlayTests {
    private let page = Destination(type: TypeName("shop.page")!)
    private let toast = NavigationMethod.own(PresentationMethod(name: "toast", isExclusive: false, closesAfter: 3))
    private let drawer = NavigationMethod.own(PresentationMethod(name: "drawer", hasPath: true))
    private var tree = NavigationTree(scene: "main")

    private mutating func show(_ method: NavigationMethod, over presenter: NavigatorID? = nil) throws -> NavigatorID {
        try tree.present(Presentation(page, method: method), over: presenter ?? tree.root, by: nil).navigator
    }

    @Test mutating func overlaysStandBesideThePresentation() throws {
        let (first, second) = (try show(toast), try show(toast))
        let shown = try show(drawer)
        #expect(tree.overlays(of: tree.root) == [first, second] && tree[tree.root]?.presented == shown)
        #expect(tree.current == shown && tree.passing == [first, second])
        #expect(tree.subtree(of: tree.root) == [tree.root, first, second, shown])
        #expect(tree.brokenInvariant() == nil)
    }

    @Test mutating func overlayStaysWhenThePathChanges() throws {
        _ = try tree.push(page, on: tree.root, by: nil)
        let (overlay, shown) = (try show(toast), try show(drawer))
        _ = try tree.pop(.count(1), of: tree.root)
        #expect(tree[overlay] != nil && tree[shown] == nil && tree.brokenInvariant() == nil)
    }

    @Test mutating func drawerHasAPathAndTakesThePlace() throws {
        let shown = try show(drawer)
        _ = try tree.push(page, on: shown, by: nil)
        let other = try show(.sheet)
        #expect(tree[shown] == nil && tree[tree.root]?.presented == other && tree.brokenInvariant() == nil)
    }

    @Test mutating func everyWayToDismissTakesOverlays() throws {
        let over = try show(toast)
        #expect(try !tree.dismiss(over).isEmpty)
        for operation in [
            { try $0.dismissPresented(by: $0.root) }, { try $0.dismissChildren(of: $0.root) }, { try $0.dismissAny() },
            { try $0.reset() },
        ] as [(inout NavigationTree) throws -> NavigationChange] {
            _ = (try show(toast), try show(toast), try show(drawer))
            _ = try operation(&tree)
            #expect(tree.navigatorCount == 1 && tree.passing.isEmpty && tree.brokenInvariant() == nil)
        }
    }

    @Test mutating func closingThePresenterTakesItsOverlays() throws {
        let shown = try show(drawer)
        _ = try show(toast, over: shown)
        _ = try tree.dismiss(shown)
        #expect(tree.navigatorCount == 1 && tree.brokenInvariant() == nil)
    }

    @Test mutating func whatPassesGoesOnce() throws {
        let (over, stays) = (try show(toast), try show(drawer))
        #expect(!tree.pass(over).isEmpty && tree.pass(over).isEmpty && tree.pass(stays).isEmpty)
    }

    @Test mutating func undoAndRestoringBringOverlaysBack() throws {
        _ = (try show(toast), try show(drawer), try show(toast))
        let before = tree
        let change = try tree.dismissAny()
        var replayed = before
        try replayed.replay(change)
        #expect(replayed == tree)
        tree.revoke(change)
        #expect(tree == before)
        let restored = try NavigationTree(
            restoring: before.snapshotSteps,
            revision: before.revision,
            nextID: before.nextIdentifier,
            scene: "main"
        )
        #expect(restored == before)
    }

    @Test(arguments: [true, false])
    mutating func typeIsFoundUnderAnOverlay(isOverlay: Bool) throws {
        let below = Destination(type: TypeName("shop.below")!)
        let panel = PresentationMethod(name: "panel", hasPath: true, isExclusive: !isOverlay)
        let first = try tree.present(Presentation(below, method: .own(panel)), over: tree.root, by: nil).navigator
        let second = try show(toast, over: first)
        _ = try tree.pop(.nearest(below.type, throughPresenters: true), of: second)
        #expect(tree[second] == nil && tree[first] != nil && tree.brokenInvariant() == nil)
    }

    /// An entry takes as much memory as it did with built-in methods only.
    @Test func entryStaysSmall() {
        #expect(MemoryLayout<Entry>.size <= 88)
    }

    @Test mutating func stateHasOverlays() throws {
        _ = (try show(toast), try show(drawer), try show(toast))
        let state = tree.state(of: tree.root)
        #expect(try tree.setState(state, of: tree.root, by: nil).isEmpty)
        let ids = tree.overlays(of: tree.root)
        _ = try tree.dismissAny()
        _ = try tree.setState(state, of: tree.root, by: nil)
        #expect(tree.state(of: tree.root) == state && tree.overlays(of: tree.root).count == ids.count)
        #expect(tree.brokenInvariant() == nil)
    }
}

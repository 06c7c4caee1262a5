import JSON
import Testing

@testable import NavigationTree

/// Locks keep what they protect, except from the locked view itself and its direct presenter.
struct LockTests {
    private var tree = NavigationTree(scene: "main")
    /// Over the second entry of the root's path, with a path of its own.
    private let outer: NavigatorID
    /// Over the outer one.
    private let inner: NavigatorID
    private let path: [EntryID]
    private let start: Destination
    private let page: Destination

    init() throws {
        page = Destination(type: try #require(TypeName("shop.list")), arguments: .emptyObject)
        start = Destination(type: try #require(TypeName("shop.start")), arguments: .emptyObject)
        path = [try tree.push(start, on: tree.root, by: nil).entry, try tree.push(page, on: tree.root, by: nil).entry]
        outer = try tree.present(Presentation(page, method: .managedSheet), over: tree.root, by: nil).navigator
        inner = try tree.present(Presentation(page, method: .managedSheet), over: outer, by: nil).navigator
    }

    private typealias Operation = (inout NavigationTree) throws(NavigationError) -> NavigationChange

    /// Expects a refusal that names the lock of this navigator and leaves the tree as it was.
    private func expectLocked(
        _ navigator: NavigatorID,
        by operation: Operation,
        _ sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        var tree = tree
        _ = try tree.lock(navigator, reason: "payment", by: nil)
        let before = tree
        #expect(throws: NavigationError.locked(tree.heldLocks), sourceLocation: sourceLocation) {
            try operation(&tree)
        }
        #expect(tree == before, sourceLocation: sourceLocation)
    }

    /// Expects that the lock of this navigator does not refuse it.
    private func expectFree(
        _ navigator: NavigatorID,
        _ operation: Operation,
        _ sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        var tree = tree
        _ = try tree.lock(navigator, reason: nil, by: nil)
        #expect(try !operation(&tree).isEmpty, sourceLocation: sourceLocation)
        #expect(tree.brokenInvariant() == nil, sourceLocation: sourceLocation)
    }

    @Test func pathBelowKeepsTheEntryThatPresents() throws {
        let (root, top, type) = (tree.root, path[1], start.type)
        for locked in [outer, inner] {
            try expectLocked(locked) { tree throws(NavigationError) in try tree.pop(.count(1), of: root) }
            try expectLocked(locked) { tree throws(NavigationError) in try tree.pop(.remaining(0), of: root) }
            try expectLocked(locked) { tree throws(NavigationError) in try tree.pop(.from(top), of: tree.current) }
            try expectLocked(locked) { tree throws(NavigationError) in try tree.popAll(of: root) }
            try expectLocked(locked) { tree throws(NavigationError) in try tree.back(root) }
            try expectLocked(locked) { tree throws(NavigationError) in try tree.remove([top]) }
            try expectLocked(locked) { tree throws(NavigationError) in try tree.finishEntry(top, value: nil) }
        }
        try expectFree(outer) { tree throws(NavigationError) in
            try tree.pop(.nearest(type, throughPresenters: true), of: tree.current)
        }
    }

    @Test func entryThatPresentsIsNotReplaced() throws {
        let (root, top) = (tree.root, path[1])
        let other = Destination(type: try #require(TypeName("shop.item")), arguments: .emptyObject)
        try expectLocked(outer) { tree throws(NavigationError) in
            try tree.replace(top, of: tree.current, with: other, by: nil).change
        }
        for policy in [PresentPolicy.replaceTop, .clear] {
            try expectLocked(outer) { tree throws(NavigationError) in
                try tree.push(other, on: root, ifPresent: policy, by: nil).change
            }
        }
    }

    @Test func entriesBelowTheOneThatPresentsMayGo() throws {
        let low = path[0]
        try expectFree(outer) { tree throws(NavigationError) in try tree.remove([low]) }
        let (root, page) = (tree.root, page)
        try expectFree(outer) { tree throws(NavigationError) in
            try tree.replace(low, of: root, with: page, by: nil).change
        }
    }

    /// Several entries are removed together or not at all.
    @Test mutating func refusedRemovalLeavesTheOtherPathAlone() throws {
        let inside = try tree.push(page, on: inner, by: nil).entry
        let top = path[1]
        try expectLocked(inner) { tree throws(NavigationError) in try tree.remove([inside, top]) }
        try expectFree(inner) { tree throws(NavigationError) in try tree.remove([inside]) }
    }

    @Test func onlyTheDirectPresenterDismisses() throws {
        let (root, outer, inner, page) = (tree.root, outer, inner, page)
        let cover = Presentation(page, method: .cover)
        try expectFree(inner) { tree throws(NavigationError) in try tree.dismiss(inner) }
        try expectFree(inner) { tree throws(NavigationError) in try tree.close(inner) }
        try expectFree(inner) { tree throws(NavigationError) in try tree.dismissPresented(by: outer) }
        try expectFree(inner) { tree throws(NavigationError) in try tree.dismissChildren(of: outer) }
        try expectFree(inner) { tree throws(NavigationError) in try tree.present(cover, over: outer, by: nil).change }
        try expectLocked(inner) { tree throws(NavigationError) in try tree.dismiss(outer) }
        try expectLocked(inner) { tree throws(NavigationError) in try tree.close(outer) }
        try expectLocked(inner) { tree throws(NavigationError) in try tree.dismissPresented(by: root) }
        try expectLocked(inner) { tree throws(NavigationError) in try tree.dismissChildren(of: root) }
        try expectLocked(inner) { tree throws(NavigationError) in try tree.present(cover, over: root, by: nil).change }
    }

    /// A return to a checkpoint and the end of a flow go on.
    @Test mutating func returnIsNotRefused() throws {
        _ = try tree.establishCheckpoint("start", at: tree.root, schema: nil, by: nil)
        try expectFree(outer) { tree throws(NavigationError) in
            try tree.returnToCheckpoint("start", from: tree.current, value: nil).change
        }
    }
}

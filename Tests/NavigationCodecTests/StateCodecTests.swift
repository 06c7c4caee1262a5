import JSON
import NavigationTree
import TestSupport
import Testing

@testable import NavigationCodec

/// The state of a scene as text, and as a part of another scene.
@Suite(.onSharedThreads)
struct StateCodecTests {
    private func steps(_ tree: NavigationTree) -> [NavigationChange.Step]? { tree.stateToSetAside(under: "")?.steps }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func theTextHasTheState(seed: UInt64) throws {
        let state = try RandomScene.unlockedTree(seed: seed).stateToSetAside(under: "")
        #expect(try StateCodec.state(in: StateCodec.text(of: state))?.steps == state?.steps)
    }

    @Test func nothingIsAStateToo() throws {
        #expect(try StateCodec.state(in: StateCodec.text(of: nil)) == nil)
    }

    /// It goes to a scene that has counted, and from there to an unused one: only the numbers have changed meanwhile.
    @Test(arguments: 0..<40 as Range<UInt64>)
    func aMovedStateIsSound(seed: UInt64) throws {
        let state = try #require(try RandomScene.unlockedTree(seed: seed).stateToSetAside(under: ""))
        var used = try RandomScene.unlockedTree(seed: seed + 100)
        let before = used
        let moved = try #require(state.moved(to: used))
        let change = try used.exchangeState(for: moved) { _ in false }
        try used.expectSound(change, after: before)
        #expect(used.nextIdentifier >= before.nextIdentifier)
        #expect(steps(used) == moved.steps)
        #expect(moved.steps.count == state.steps.count)

        var fresh = NavigationTree(scene: "fresh")
        let whole = try #require(state.moved(to: fresh))
        _ = try fresh.exchangeState(for: whole) { _ in false }
        #expect(fresh.brokenInvariant() == nil && fresh.navigatorIDs.dropFirst() == ids(of: state)[...])
        #expect(steps(fresh) == whole.steps && whole.moved(to: NavigationTree(scene: "third"))?.steps == whole.steps)
    }

    private func ids(of state: SetAsideState) -> [NavigatorID] {
        state.steps.compactMap { if case .navigatorCreated(let navigator) = $0 { navigator.id } else { nil } }
    }

    @Test func idsThatAreTooLargeAreNotMoved() throws {
        var used = NavigationTree(scene: "used")
        let entry = Destination(type: try #require(TypeName("shop.item")))
        _ = try used.append([entry], to: used.root, by: nil)
        for (id, fits) in [(1 << 62 - 1, true), (1 << 62, false), (Int64.max - 1, false)] as [(Int64, Bool)] {
            let step = NavigationChange.Step.entryAdded(
                used.root,
                position: 0,
                Entry(
                    id: EntryID(rawValue: UInt64(id)),
                    destination: entry,
                    method: .push,
                    revision: 1,
                    session: nil,
                    isTransient: false
                )
            )
            let state = SetAsideState(key: "", revision: 1, steps: [step], weight: 0)
            #expect((state.moved(to: used) != nil) == fits)
        }
    }

    @Test(arguments: ["", "=", "AQ=", "Ag==", "AQ", "AAAA", "ä", "AQX/", "AQUB"])
    func anotherTextIsRefused(text: String) {
        #expect(throws: RestorationError.self) { try StateCodec.state(in: text) }
    }
}

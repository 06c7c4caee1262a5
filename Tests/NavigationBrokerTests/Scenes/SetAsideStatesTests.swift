import NavigationTree
import Testing

@testable import NavigationBroker

/// The states of a scene under its former keys, alone.
struct SetAsideStatesTests {
    private var states = SetAsideStates()

    private func state(_ key: String, _ revision: UInt64, weight: Int = 100) -> SetAsideState {
        SetAsideState(key: key, revision: revision, steps: [], weight: weight)
    }

    private var limits: Limits {
        var limits = Limits()
        (limits.restorationKeys, limits.restorationBytes) = (2, 1000)
        return limits
    }

    @Test mutating func stateIsFoundByItsKey() {
        #expect(states.exchange(state("a", 1), for: nil, limits: limits) == [])
        #expect(states["a"]?.revision == 1 && states["b"] == nil)
    }

    @Test mutating func stateThatComesBackMakesRoom() {
        _ = states.exchange(state("a", 1), for: nil, limits: limits)
        _ = states.exchange(state("b", 2), for: nil, limits: limits)
        #expect(states.exchange(state("c", 3), for: states["a"], limits: limits) == [])
        #expect(states.all.map(\.key) == ["b", "c"])
    }

    @Test mutating func oldestMakesRoom() {
        for (index, key) in ["a", "b", "c"].enumerated() {
            let dropped = states.exchange(state(key, UInt64(index)), for: nil, limits: limits)
            #expect(dropped.map(\.key) == (key == "c" ? ["a"] : []))
        }
        #expect(states.all.map(\.key) == ["b", "c"])
    }

    @Test mutating func bytesAreLimited() {
        _ = states.exchange(state("a", 1, weight: 400), for: nil, limits: limits)
        _ = states.exchange(state("b", 2, weight: 400), for: nil, limits: limits)
        #expect(states.exchange(state("c", 3, weight: 900), for: nil, limits: limits).map(\.key) == ["a", "b"])
        #expect(states.all.map(\.key) == ["c"])
    }

    @Test mutating func emptyStateIsNotKept() {
        _ = states.exchange(state("a", 1), for: nil, limits: limits)
        #expect(states.exchange(nil, for: states["a"], limits: limits) == [] && states.all == [])
    }

    @Test func restoredStatesAreInTheOrderOfTheirRevisions() {
        #expect(SetAsideStates([state("b", 7), state("a", 3)]).all.map(\.key) == ["a", "b"])
    }
}

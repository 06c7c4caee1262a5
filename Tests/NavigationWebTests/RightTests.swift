import NavigationProtocol
import NavigationWeb
import TestSupport
import Testing

/// The lists of methods fit the host's methods.
@Suite(.onSharedThreads)
struct RightTests {
    @Test func everyMethodHasItsPlace() {
        let placed = Right.allMethods.union(Right.ofConnections)
        #expect(Set(Method.allCases.map(\.rawValue)).subtracting(placed).sorted() == [])
    }

    @Test func everyPlaceIsAMethod() {
        let placed = Right.allMethods.union(Right.ofConnections)
        #expect(placed.subtracting(Method.allCases.map(\.rawValue)).sorted() == [])
        #expect(Right.allMethods.isDisjoint(with: Right.ofConnections))
    }

    @Test func methodsNeedTheirRight() {
        #expect(Right.needed(for: "tree.get") == .look)
        #expect(Right.needed(for: "entry.follow") == .operate)
        #expect(Right.needed(for: "module.stop") == .administer)
        #expect(Right.needed(for: "host.monitor") == nil)
    }
}

import NavigationProtocol
import NavigationTree
import TestSupport
import Testing

@testable import NavigationBroker

/// Many guards. A request costs nothing for those that are not asked about it.
@Suite(.onSharedThreads)
struct GuardStressTests {
    @Test(arguments: [#"{"name":"g","on":"enter","types":["other.*"]}"#, #"{"name":"g","on":"enter","scene":"other"}"#])
    func guardsOfOtherTypesAndScenes(text: String) throws {
        let request = try Material.read(GuardAdd.self, text)
        var tree = NavigationTree(scene: "main")
        let shown = Destination(type: try Material.type("shop.list"))
        let steps = try tree.push(shown, on: tree.root, by: nil).change.steps
        try expectWork(.none, from: 500) { size in
            var admission = Admission()
            for _ in 0..<size {
                let id = admission.guards.makeID()
                admission.guards.add(
                    NavigationGuard(id, request, in: request.scene, on: nil, of: Material.session(2), timeout: 5)
                )
            }
            return {
                for _ in 0..<50 {
                    let next = admission.nextHearing(about: steps, in: tree, Passage()) { _ in ["private"] }
                    #expect(next == nil)
                }
            }
        }
    }

    private func guards(_ count: Int, _ text: String, on navigator: NavigatorID) throws -> Admission {
        let request = try Material.read(GuardAdd.self, text)
        var admission = Admission()
        for _ in 0..<count {
            let id = admission.guards.makeID()
            admission.guards.add(
                NavigationGuard(id, request, in: "main", on: navigator, of: Material.session(2), timeout: 5)
            )
        }
        return admission
    }

    @Test func guardsOfOtherNavigators() throws {
        var tree = NavigationTree(scene: "main")
        let aside = try tree.createStack(StackRequest(), under: tree.root, by: nil).navigator
        let shown = Destination(type: try Material.type("shop.list"))
        let steps = try tree.push(shown, on: tree.root, by: nil).change.steps
        try expectWork(.none, from: 500) { size in
            let admission = try guards(size, #"{"name":"g","on":"enter"}"#, on: aside)
            return {
                for _ in 0..<50 {
                    let next = admission.nextHearing(about: steps, in: tree, Passage()) { _ in [] }
                    #expect(next == nil)
                }
            }
        }
    }

    /// Navigators that close inside of each other, and entries that go with them. The guard is about another navigator,
    /// so each is looked for up to the top.
    @Test(arguments: [true, false])
    func guardOfANavigatorWhoseNeighboursClose(isDeep: Bool) throws {
        let shown = Destination(type: try Material.type("shop.list"))
        try expectWork(.linear, from: 300) { size in
            var tree = NavigationTree(scene: "main")
            let aside = try tree.createStack(StackRequest(), under: tree.root, by: nil).navigator
            let top = try tree.createStack(StackRequest(), under: tree.root, by: nil).navigator
            var lowest = top
            for _ in 0..<size {
                let next = try tree.createStack(StackRequest(), under: lowest, by: nil).navigator
                _ = try tree.push(shown, on: next, by: nil)
                if isDeep { lowest = next }
            }
            let steps = try tree.close(top).steps
            let admission = try guards(20, #"{"name":"g","on":"leave"}"#, on: aside)
            let about = try guards(1, #"{"name":"g","on":"leave"}"#, on: top)
            return {
                #expect(admission.nextHearing(about: steps, in: tree, Passage()) { _ in [] } == nil)
                #expect(about.nextHearing(about: steps, in: tree, Passage()) { _ in [] }?.entries.count == size)
            }
        }
    }
}

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
}

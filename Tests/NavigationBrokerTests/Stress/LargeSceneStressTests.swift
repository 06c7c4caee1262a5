import JSON
import NavigationTree
import TestSupport
import Testing

@testable import NavigationBroker

/// A scene with many navigators. An answer that cannot have all of them is refused without a look at each.
@Suite(.onSharedThreads)
struct LargeSceneStressTests {
    @Test(arguments: [
        ("tree.get", "{}"), ("watch", "{}"), ("state.get", "{}"), ("navigator.get", #"{"navigator":"n1"}"#),
    ])
    func wholeSceneThatCannotFit(method: String, params: String) throws {
        try expectWork(.none, from: 2_000) { size in
            let host = Harness { $0.snapshot = 1024 }
            let client = host.connect()
            let scene = host.mainScene
            for _ in 0..<size { _ = try scene.tree.createStack(StackRequest(), under: scene.tree.root, by: nil) }
            return {
                for _ in 0..<50 {
                    let error = host.error(method, params, from: client)
                    #expect(error?["data"]?["name"] == "answer_too_large")
                }
            }
        }
    }
}

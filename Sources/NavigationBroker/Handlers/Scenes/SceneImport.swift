import JSON
import NavigationCodec
import NavigationProtocol
import NavigationTree

extension SceneImport: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let scene = try machines.check(target)
        let isBlank = scene.tree.isBlank
        guard isBlank || replaces else { throw .notEmpty(scene.tree) }
        let state = try read(for: scene)
        if isBlank, state == nil {
            let change = ChangeResult(scene: scene.wireName, revision: scene.tree.revision, durability: nil)
            return .done(Result(change, NavigationChange.Removed()))
        }
        let (cause, exchange) = (machines.cause(execution), StateExchange(of: scene, importing: state))
        let outcome = try exchange.carryOut(on: &machines, because: cause, now: execution.now)
        return .done(Result(outcome.change, outcome.removed))
    }

    /// The state, as a part of the scene.
    private func read(for scene: Scene) throws(WireError) -> SetAsideState? {
        guard let text = state else { return nil }
        do {
            guard let state = try StateCodec.state(in: text) else { return nil }
            if let moved = state.moved(to: scene.tree) { return moved }
            throw RestorationError("its ids are too large")
        } catch {
            throw Parameters.invalid("state", "a text that \"scene.export\" gave (\(error))")
        }
    }
}

extension WireError {
    fileprivate static func notEmpty(_ tree: borrowing NavigationTree) -> WireError {
        let (entries, navigators, attachments) = (tree.entryCount, tree.navigatorCount - 1, tree.attachmentCount)
        let content = "\(entries) entries, \(navigators) navigators besides the root, \(attachments) attachments"
        return WireError(
            .notEmpty,
            "Scene \"\(tree.scene)\" is not empty (\(content)); \"replace\": true removes what it has",
            [
                "scene": .string(tree.scene), "entries": .integer(Int64(entries)),
                "navigators": .integer(Int64(navigators)), "attachments": .integer(Int64(attachments)),
            ]
        )
    }
}

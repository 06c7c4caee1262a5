import NavigationProtocol
import NavigationTree

extension NavigatorCreate: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let scene = try machines.check(scene)
        let parent = try place(in: scene)
        let root = try root.map { root throws(WireError) in
            try machines.resolve(root, on: parent, in: scene, isMapped: false, &execution).destination
        }
        let session = execution.session
        let method = kind == .presentation ? try machines.defined(method) : method
        let created = try machines.operate(on: scene) { tree throws(NavigationError) in
            switch kind {
            case .stack: try tree.createStack(stack(root, of: session), under: parent, by: session)
            case .presentation: try tree.present(presentation(root, by: method, of: session), over: parent, by: session)
            }
        }
        let change = machines.finish(created.change, in: scene, execution)
        return .done(ShownResult(change, created.navigator, created.entry))
    }

    /// The navigator around the new one.
    private func place(in scene: Scene) throws(WireError) -> NavigatorID {
        if let fromEntry { return try scene.find(parent, showing: fromEntry, namedBy: "parent") }
        return parent == nil ? scene.tree.root : try scene.find(parent)
    }

    private func stack(_ root: Destination?, of session: SessionID) -> StackRequest {
        StackRequest(
            name: name,
            root: root,
            anchor: entry,
            select: select,
            ephemeral: isEphemeral ? session : nil,
            accepts: accepts
        )
    }

    private func presentation(_ root: Destination?, by method: NavigationMethod, of session: SessionID) -> Presentation
    {
        Presentation(
            root,
            method: method,
            name: name,
            ifOccupied: ifOccupied,
            ephemeral: isEphemeral ? session : nil,
            accepts: accepts
        )
    }
}

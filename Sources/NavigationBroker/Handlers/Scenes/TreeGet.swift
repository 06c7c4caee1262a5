import NavigationProtocol
import NavigationTree

extension TreeGet: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let scene = try machines.check(scene)
        if limit != nil || after != nil { return .done(try part(of: scene, on: machines, execution)) }
        if navigator == nil, revision == nil { try machines.checkFits(scene) }
        let tree = try revision.map { revision throws(WireError) in try scene.tree(at: revision) } ?? scene.tree
        let top = try navigator.map { name throws(WireError) in try tree.top(name) }
        try machines.requireReading(top ?? tree.root, in: tree, execution)
        return .done(
            Snapshot(
                of: tree,
                below: top,
                instance: machines.configuration.instance,
                configuration: scene.configuration,
                isLimited: machines.seesParts(execution.session, of: scene.name)
            )
        )
    }

    private func part(
        of scene: Scene,
        on machines: borrowing Machines,
        _ execution: borrowing Execution
    ) throws(WireError) -> Snapshot {
        if let after, let revision, after.revision != revision {
            throw Parameters.invalid("revision", "left out, or \(after.revision), which \"after\" says")
        }
        let revision = after?.revision ?? revision ?? scene.tree.revision
        let (part, top) = try scene.withTree(at: revision) { tree throws(WireError) in
            let top = try tree.top(navigator)
            try machines.requireReading(top, in: tree, execution)
            return (tree.part(from: after?.position, below: top, PartRoom(items: limit ?? .max)), top)
        }
        guard let part else { throw .notThePartBefore }
        return Snapshot(
            part,
            below: top,
            of: scene.name,
            at: revision,
            instance: machines.configuration.instance,
            configuration: scene.configuration,
            isLimited: machines.seesParts(execution.session, of: scene.name)
        )
    }
}

extension NavigationTree {
    fileprivate func top(_ name: String?) throws(WireError) -> NavigatorID {
        guard let name else { return root }
        do { return try find(name) } catch { throw WireError(error, in: self) }
    }
}

extension WireError {
    /// The cursor of a part is of another scene, or of another part of it.
    static var notThePartBefore: WireError {
        Parameters.invalid("after", "the \"next\" of the part before, with the same scene and navigator")
    }
}

import NavigationProtocol
import NavigationTree

extension AttachmentList: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let scene = try machines.check(target.scene)
        let attachments =
            target.navigator == nil
            ? scene.tree.allAttachments : scene.tree.attachments(at: try machines.find(target.navigator, in: scene))
        return .done(Result(SceneRevision(scene.tree), attachments.filter { kind == nil || $0.kind == kind }))
    }
}

extension Attachment {
    fileprivate var kind: AttachmentList.Kind {
        switch content {
        case .lock: .lock
        case .checkpoint: .checkpoint
        case .mapping: .mapping
        case .trigger: .trigger
        case .flow: .flow
        case .signal: .signal
        }
    }
}

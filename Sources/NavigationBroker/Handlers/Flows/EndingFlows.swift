import NavigationProtocol
import NavigationTree

// Requests that end a flow answer alike.

extension Handler where Result == ReturnedResult {
    /// Returns to where the flow began. Only its driver may complete or fail it; every session may cancel it.
    func end(
        _ flow: AttachmentID,
        _ end: FlowEnd,
        in target: SceneTarget,
        on machines: inout Machines,
        _ execution: borrowing Execution
    ) throws(WireError) -> Outcome<ReturnedResult> {
        let scene = try machines.check(target)
        switch end {
        case .completed(let value):
            let flow = try machines.registry.flow(flow, in: scene, drivenBy: execution.authority)
            try flow.check(value)
            try scene.tree.checkpoint(of: flow)?.check(value)
        case .failed(_, let data):
            _ = try machines.registry.flow(flow, in: scene, drivenBy: execution.authority)
            try machines.limits.checkFlowData(data)
        case .cancelled: break
        }
        let ended = try machines.operate(on: scene) { tree throws(NavigationError) in try tree.endFlow(flow, end) }
        let change = machines.finish(ended.change, in: scene, execution)
        return .done(ReturnedResult(change, ended.attachment.place, ended.change.removed))
    }
}

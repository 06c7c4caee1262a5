import JSON
package import NavigationTree

extension Attachment: WireComponent, WireObject {
    package static let componentName = "Attachment"

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("id", "The attachment's id.") { $0.id }
        object.member("navigator", "The navigator that it hangs on, and goes with.") { $0.navigator }
        object.optional("session", "The session that attached it.") { $0.session }
        object.variant { $0.lock }
        object.variant { $0.checkpoint }
        object.variant { $0.mapping }
        object.variant { $0.trigger }
        object.variant { $0.flow }
        object.variant { $0.keptSignal }
    }

    private var lock: LockMembers? {
        if case .lock(let reason) = content { LockMembers(reason: reason) } else { nil }
    }
}

/// The members of a lock that other attachments do not have.
struct LockMembers: WireObject {
    let reason: String?

    static func members(_ object: inout some ObjectMembers<Self>) {
        object.constant("kind", "lock", "A lock: the scene cannot be swept away.")
        object.optional("reason", "Why the navigator is locked, for people.") { $0.reason }
    }
}

extension Checkpoint: WireObject {
    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.constant("kind", "checkpoint", "A checkpoint: a place to return to.")
        object.member("name", "The checkpoint's name.") { $0.name }
        object.optional("module", "The module that gets what is returned.") { $0.module }
        object.member("position", "How many entries stay in the path when a request returns.") { $0.position }
        object.optional("value", "The JSON Schema of the value to return with.") { $0.schema }
    }
}

extension Mapping: WireObject {
    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.constant("kind", "mapping", "A mapping: another type is shown in place of one.")
        object.member("from", "The type that requests name.") { $0.source }
        object.member("to", "The type that is shown.") { $0.target }
        object.optional("arguments", "The arguments that it is shown with; those of the request when left out.") {
            $0.arguments.map(OpaqueObject.init)
        }
        object.member("inherits", "Whether the mapping holds below the navigator as well.") { $0.inherits }
    }
}

extension Trigger: WireObject {
    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.constant("kind", "trigger", "A trigger: an operation that waits under a name.")
        object.member("name", "The trigger's name, unique on its navigator.") { $0.name }
        object.member("operation", "The operation that setting the trigger carries out.") {
            WireOperation(method: $0.method, parameters: $0.parameters)
        }
    }
}

extension Flow: WireObject {
    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.constant("kind", "flow", "A flow: steps with one end, which leads back here.")
        object.member("name", "The flow's name.") { $0.name }
        object.optional("module", "The module that drives it.") { $0.module }
        object.member("position", "How many entries stay in the path when the flow ends.") { $0.position }
        object.optional("checkpoint", "The checkpoint that it returns to when it is completed.") { $0.checkpoint }
        object.optional("schema", "The JSON Schema of the value that completes it.") { $0.schema }
        object.optional("data", "The data that its driver keeps in it.") { $0.data }
    }
}

extension KeptSignal: WireObject {
    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.constant("kind", "signal", "A signal that waits for its module, which is away.")
        object.member("module", "The module that gets it when it has registered again.") { $0.module }
        object.member("revision", "The revision that the signal belongs to.") { $0.revision }
        object.member("signal", "The signal.") { $0.signal }
    }
}

/// An operation as it is written.
package struct WireOperation: WireComponent, WireObject {
    package static let componentName = "Operation"

    let method: String
    let parameters: RawJSON

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("method", "A method that changes a scene's tree.") { $0.method }
        object.optional("params", "Its parameters, without those of the request around it.") {
            OpaqueObject($0.parameters)
        }
    }
}

/// A flow, with what is known of it now.
package struct WireFlow: WireComponent, WireObject {
    package static let componentName = "Flow"

    let attachment: Attachment
    let flow: Flow
    let isRunning: Bool
    let scene: String?

    /// - Parameter scene: where that is not said before.
    package init?(_ attachment: Attachment, isRunning: Bool, in scene: String? = nil) {
        guard let flow = attachment.flow else { return nil }
        (self.attachment, self.flow, self.isRunning, self.scene) = (attachment, flow, isRunning, scene)
    }

    package enum State: String, WireChoice { case running, suspended }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.optional("scene", "The flow's scene, in lists about several.") { $0.scene }
        object.member("id", "The flow's id.") { $0.attachment.id }
        object.member("navigator", "The navigator that it began on.") { $0.attachment.navigator }
        object.optional("session", "The session that started it.") { $0.attachment.session }
        object.include { $0.flow }
        object.member("state", "`suspended` while its module is away.") { $0.isRunning ? State.running : .suspended }
    }
}

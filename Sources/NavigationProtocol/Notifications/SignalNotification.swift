package import NavigationTree

/// `signal`: something that concerns one session in particular.
package struct SignalNotification: NotificationDefinition {
    package static let name: StaticString = "signal"
    package static let summary = """
        Something happened to what this session showed, established, bound or started, or to a flow that its module drives. It comes without a watch. For a module that is away it waits until the module has registered again.
        """

    let scene: String
    let revision: UInt64
    let signal: Signal
    let cause: Cause?
    let wasKept: Bool

    /// - Parameter wasKept: whether it has waited for its module.
    package init(scene: String, revision: UInt64, signal: Signal, cause: Cause?, wasKept: Bool = false) {
        (self.scene, self.revision, self.signal, self.cause) = (scene, revision, signal, cause)
        self.wasKept = wasKept
    }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("scene", "The scene's name.") { $0.scene }
        object.member("revision", "The revision that it belongs to.") { $0.revision }
        object.include { $0.signal }
        object.optional("by", "The cause; for flows.") { $0.signal.flow == nil ? nil : $0.cause }
        object.optional("kept", "True when it has waited for its module.") { $0.wasKept ? true : nil }
    }
}

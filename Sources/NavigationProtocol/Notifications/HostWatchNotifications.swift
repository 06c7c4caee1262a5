package import NavigationTree

/// One change of the host's scenes, modules and renderers.
package enum HostChange: Equatable, Sendable {
    case sceneOpened(String, current: NavigatorID)
    /// With the navigator that was current.
    case sceneClosed(String, current: NavigatorID)
    case currentChanged(String, NavigatorID, from: NavigatorID)
    /// With the session that had it before.
    case moduleRegistered(String, SessionID, from: SessionID?)
    case moduleUnregistered(String, SessionID)
    /// With the report before it.
    case rendererReported(Renderer, from: Renderer?)
    case rendererLeft(Renderer)
}

extension HostChange: WireComponent, WireObject {
    package static let componentName = "HostChange"

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.variant { Opened($0) }
        object.variant { Closed($0) }
        object.variant { Current($0) }
        object.variant { Registered($0) }
        object.variant { Unregistered($0) }
        object.variant { Reported($0) }
        object.variant { Left($0) }
    }

    private struct Opened: WireObject {
        let (scene, current): (String, NavigatorID)

        init?(_ change: HostChange) {
            guard case .sceneOpened(let scene, let current) = change else { return nil }
            (self.scene, self.current) = (scene, current)
        }

        static func members(_ object: inout some ObjectMembers<Self>) {
            object.constant("kind", "scene.opened", "A scene was made.")
            object.member("scene", "The scene's name.") { $0.scene }
            object.member("navigator", "The scene's current navigator.") { $0.current }
        }
    }

    private struct Closed: WireObject {
        let scene: String

        init?(_ change: HostChange) {
            guard case .sceneClosed(let scene, _) = change else { return nil }
            self.scene = scene
        }

        static func members(_ object: inout some ObjectMembers<Self>) {
            object.constant("kind", "scene.closed", "A scene was closed.")
            object.member("scene", "The scene's name.") { $0.scene }
        }
    }

    private struct Current: WireObject {
        let (scene, current, previous): (String, NavigatorID, NavigatorID)

        init?(_ change: HostChange) {
            guard case .currentChanged(let scene, let current, let previous) = change else { return nil }
            (self.scene, self.current, self.previous) = (scene, current, previous)
        }

        static func members(_ object: inout some ObjectMembers<Self>) {
            object.constant("kind", "scene.current", "Another navigator of a scene is current.")
            object.member("scene", "The scene's name.") { $0.scene }
            object.member("navigator", "The navigator that is current now.") { $0.current }
            object.member("previous", "The navigator that was current before, which may be closed.") { $0.previous }
        }
    }

    private struct Registered: WireObject {
        let (module, session, previous): (String, SessionID, SessionID?)

        init?(_ change: HostChange) {
            guard case .moduleRegistered(let module, let session, let previous) = change else { return nil }
            (self.module, self.session, self.previous) = (module, session, previous)
        }

        static func members(_ object: inout some ObjectMembers<Self>) {
            object.constant("kind", "module.registered", "A module has come, or has another session.")
            object.member("module", "The module's name.") { $0.module }
            object.member("session", "The connection that has it.") { $0.session }
            object.optional("previous", "The connection that had it before.") { $0.previous }
        }
    }

    private struct Unregistered: WireObject {
        let (module, session): (String, SessionID)

        init?(_ change: HostChange) {
            guard case .moduleUnregistered(let module, let session) = change else { return nil }
            (self.module, self.session) = (module, session)
        }

        static func members(_ object: inout some ObjectMembers<Self>) {
            object.constant("kind", "module.unregistered", "A module has gone.")
            object.member("module", "The module's name.") { $0.module }
            object.member("session", "The connection that had it.") { $0.session }
        }
    }
}

extension HostChange {
    private struct Reported: WireObject {
        let renderer: Renderer

        init?(_ change: HostChange) {
            guard case .rendererReported(let renderer, _) = change else { return nil }
            self.renderer = renderer
        }

        static func members(_ object: inout some ObjectMembers<Self>) {
            object.constant("kind", "renderer.reported", "A renderer said what a person sees of a scene.")
            object.include { $0.renderer }
        }
    }

    private struct Left: WireObject {
        let renderer: Renderer

        init?(_ change: HostChange) {
            guard case .rendererLeft(let renderer) = change else { return nil }
            self.renderer = renderer
        }

        static func members(_ object: inout some ObjectMembers<Self>) {
            object.constant("kind", "renderer.left", "A connection draws a scene no longer.")
            object.member("session", "The connection.") { $0.renderer.session }
            object.member("scene", "The scene.") { $0.renderer.scene }
        }
    }
}

/// `hostChanged`: scenes, modules or renderers of the host have changed.
package struct HostChanged: NotificationDefinition {
    package static let name: StaticString = "hostChanged"
    package static let summary = """
        Scenes, modules or renderers of the host have changed. Each revision comes once, in order, and whole, to every watch of `host.watch`.
        """

    let watch: Int
    let revision: UInt64
    let cause: Cause
    let changes: [HostChange]

    package init(watch: Int, revision: UInt64, cause: Cause, changes: [HostChange]) {
        (self.watch, self.revision, self.cause, self.changes) = (watch, revision, cause, changes)
    }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("watch", "The watch's number on this connection.") { $0.watch }
        object.member("revision", "The new revision of the host.") { $0.revision }
        object.member("cause", "The cause of the change.") { $0.cause }
        object.member("changes", "The changes.") { $0.changes }
    }
}

/// `hostLagged`: the scenes, modules and renderers instead of changes that a slow reader missed.
package struct HostLagged: NotificationDefinition {
    package static let name: StaticString = "hostLagged"
    package static let summary = """
        The client read too slowly, so revisions of the host were left out. The snapshot is the state now; changes go on after it.
        """

    let watch: Int
    let revision: UInt64
    let snapshot: HostSnapshot

    package init(watch: Int, revision: UInt64, snapshot: HostSnapshot) {
        (self.watch, self.revision, self.snapshot) = (watch, revision, snapshot)
    }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("watch", "The watch's number on this connection.") { $0.watch }
        object.member("revision", "The host's present revision.") { $0.revision }
        object.member("snapshot", "The scenes, modules and renderers.") { $0.snapshot }
    }
}

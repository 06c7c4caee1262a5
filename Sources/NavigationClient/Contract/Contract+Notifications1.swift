// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// A form of ``HostChange``.
    public struct HostChangeSceneOpened: Equatable, Sendable, ContractValue {
        /// The scene's name.
        public let scene: String
        /// The scene's current navigator.
        public let navigator: String

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "HostChangeSceneOpened")
            try object.require("kind", "scene.opened")
            scene = try object.value("scene")
            navigator = try object.value("navigator")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("kind", "scene.opened")
            object.add("scene", scene)
            object.add("navigator", navigator)
            return object.payload
        }
    }

    /// A form of ``HostChange``.
    public struct HostChangeSceneClosed: Equatable, Sendable, ContractValue {
        /// The scene's name.
        public let scene: String

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "HostChangeSceneClosed")
            try object.require("kind", "scene.closed")
            scene = try object.value("scene")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("kind", "scene.closed")
            object.add("scene", scene)
            return object.payload
        }
    }

    /// A form of ``HostChange``.
    public struct HostChangeSceneCurrent: Equatable, Sendable, ContractValue {
        /// The scene's name.
        public let scene: String
        /// The navigator that is current now.
        public let navigator: String
        /// The navigator that was current before, which may be closed.
        public let previous: String

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "HostChangeSceneCurrent")
            try object.require("kind", "scene.current")
            scene = try object.value("scene")
            navigator = try object.value("navigator")
            previous = try object.value("previous")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("kind", "scene.current")
            object.add("scene", scene)
            object.add("navigator", navigator)
            object.add("previous", previous)
            return object.payload
        }
    }

    /// A form of ``HostChange``.
    public struct HostChangeModuleRegistered: Equatable, Sendable, ContractValue {
        /// The module's name.
        public let module: String
        /// The connection that has it.
        public let session: String
        /// The connection that had it before.
        public let previous: String?

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "HostChangeModuleRegistered")
            try object.require("kind", "module.registered")
            module = try object.value("module")
            session = try object.value("session")
            previous = try object.valueIfGiven("previous")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("kind", "module.registered")
            object.add("module", module)
            object.add("session", session)
            object.addIfGiven("previous", previous)
            return object.payload
        }
    }

    /// A form of ``HostChange``.
    public struct HostChangeModuleUnregistered: Equatable, Sendable, ContractValue {
        /// The module's name.
        public let module: String
        /// The connection that had it.
        public let session: String

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "HostChangeModuleUnregistered")
            try object.require("kind", "module.unregistered")
            module = try object.value("module")
            session = try object.value("session")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("kind", "module.unregistered")
            object.add("module", module)
            object.add("session", session)
            return object.payload
        }
    }

    /// A form of ``HostChange``.
    public struct HostChangeRendererReported: Equatable, Sendable, ContractValue {
        /// The connection that draws.
        public let session: String
        /// The name that it gave itself in `hello`, with its version.
        public let client: String?
        /// The scene that it draws.
        public let scene: String
        /// The place that has a person's attention.
        public let focus: RendererFocus?
        /// The parts that it could not draw.
        public let undrawn: [RendererGap]

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "HostChangeRendererReported")
            try object.require("kind", "renderer.reported")
            session = try object.value("session")
            client = try object.valueIfGiven("client")
            scene = try object.value("scene")
            focus = try object.valueIfGiven("focus")
            undrawn = try object.value("undrawn")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("kind", "renderer.reported")
            object.add("session", session)
            object.addIfGiven("client", client)
            object.add("scene", scene)
            object.addIfGiven("focus", focus)
            object.add("undrawn", undrawn)
            return object.payload
        }
    }

    /// A form of ``HostChange``.
    public struct HostChangeRendererLeft: Equatable, Sendable, ContractValue {
        /// The connection.
        public let session: String
        /// The scene.
        public let scene: String

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "HostChangeRendererLeft")
            try object.require("kind", "renderer.left")
            session = try object.value("session")
            scene = try object.value("scene")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("kind", "renderer.left")
            object.add("session", session)
            object.add("scene", scene)
            return object.payload
        }
    }

    /// The member `changes` of ``HostChangedNotification``. The changes.
    public enum HostChange: Equatable, Sendable, ContractValue {
        /// `kind` is `scene.opened`. A scene was made.
        case sceneOpened(HostChangeSceneOpened)
        /// `kind` is `scene.closed`. A scene was closed.
        case sceneClosed(HostChangeSceneClosed)
        /// `kind` is `scene.current`. Another navigator of a scene is current.
        case sceneCurrent(HostChangeSceneCurrent)
        /// `kind` is `module.registered`. A module has come, or has another session.
        case moduleRegistered(HostChangeModuleRegistered)
        /// `kind` is `module.unregistered`. A module has gone.
        case moduleUnregistered(HostChangeModuleUnregistered)
        /// `kind` is `renderer.reported`. A renderer said what a person sees of a scene.
        case rendererReported(HostChangeRendererReported)
        /// `kind` is `renderer.left`. A connection draws a scene no longer.
        case rendererLeft(HostChangeRendererLeft)
        /// Another form, from a newer host.
        case unknown(JSONPayload)

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            switch try ContractShape(payload).word("kind") {
            case "scene.opened": self = .sceneOpened(try .init(reading: payload))
            case "scene.closed": self = .sceneClosed(try .init(reading: payload))
            case "scene.current": self = .sceneCurrent(try .init(reading: payload))
            case "module.registered": self = .moduleRegistered(try .init(reading: payload))
            case "module.unregistered": self = .moduleUnregistered(try .init(reading: payload))
            case "renderer.reported": self = .rendererReported(try .init(reading: payload))
            case "renderer.left": self = .rendererLeft(try .init(reading: payload))
            default: self = .unknown(payload)
            }
        }

        var encoded: JSONPayload {
            switch self {
            case .sceneOpened(let value): value.encoded
            case .sceneClosed(let value): value.encoded
            case .sceneCurrent(let value): value.encoded
            case .moduleRegistered(let value): value.encoded
            case .moduleUnregistered(let value): value.encoded
            case .rendererReported(let value): value.encoded
            case .rendererLeft(let value): value.encoded
            case .unknown(let payload): payload
            }
        }
    }

    /// The parameters of the notification `bye`. The host closes the connection, and says why. Nothing follows.
    public struct ByeNotification: Equatable, Sendable, ContractValue {
        /// The name of an error.
        public let reason: String
        /// The reason in a sentence, for people.
        public let message: String

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ByeNotification")
            reason = try object.value("reason")
            message = try object.value("message")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("reason", reason)
            object.add("message", message)
            return object.payload
        }
    }

    /// The parameters of the notification `changed`. A watched scene has a new revision. Each revision comes once,
    /// in order, and whole; a watch with a filter gets only those that pass it.
    public struct ChangedNotification: Equatable, Sendable, ContractValue {
        /// The watch's number on this connection.
        public let watch: Int
        /// The scene's name.
        public let scene: String
        /// The new revision.
        public let revision: Int
        /// The cause of the change.
        public let cause: Cause
        /// The changes, in order.
        public let changes: [Change]

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ChangedNotification")
            watch = try object.value("watch")
            scene = try object.value("scene")
            revision = try object.value("revision")
            cause = try object.value("cause")
            changes = try object.value("changes")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("watch", watch)
            object.add("scene", scene)
            object.add("revision", revision)
            object.add("cause", cause)
            object.add("changes", changes)
            return object.payload
        }
    }

    /// The parameters of the notification `lagged`. The client read too slowly, so revisions were left out. The
    /// snapshot is the state now; changes go on after it.
    public struct LaggedNotification: Equatable, Sendable, ContractValue {
        /// The watch's number on this connection.
        public let watch: Int
        /// The scene's name.
        public let scene: String
        /// The scene's present revision.
        public let revision: Int
        /// The scene, or the part of it that is watched.
        public let snapshot: Snapshot

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "LaggedNotification")
            watch = try object.value("watch")
            scene = try object.value("scene")
            revision = try object.value("revision")
            snapshot = try object.value("snapshot")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("watch", watch)
            object.add("scene", scene)
            object.add("revision", revision)
            object.add("snapshot", snapshot)
            return object.payload
        }
    }

    /// The parameters of the notification `watchEnded`. The host has ended a watch. No other notification about it
    /// follows.
    public struct WatchEndedNotification: Equatable, Sendable, ContractValue {
        /// The watch's number on this connection.
        public let watch: Int
        /// Why it ended.
        public let reason: WatchEndedNotificationReason

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "WatchEndedNotification")
            watch = try object.value("watch")
            reason = try object.value("reason")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("watch", watch)
            object.add("reason", reason)
            return object.payload
        }
    }
}

// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// A form of ``HostChange``.
    public struct HostChangeSceneOpened: Equatable, Sendable, ContractValue {
        /// The scene's name.
        public let scene: String
        /// The scene's current navigator.
        public let navigator: String

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "HostChangeSceneOpened")
            try object.require("kind", "scene.opened")
            scene = try object.value("scene")
            navigator = try object.value("navigator")
        }

        package var encoded: JSONPayload {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "HostChangeSceneClosed")
            try object.require("kind", "scene.closed")
            scene = try object.value("scene")
        }

        package var encoded: JSONPayload {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "HostChangeSceneCurrent")
            try object.require("kind", "scene.current")
            scene = try object.value("scene")
            navigator = try object.value("navigator")
            previous = try object.value("previous")
        }

        package var encoded: JSONPayload {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "HostChangeModuleRegistered")
            try object.require("kind", "module.registered")
            module = try object.value("module")
            session = try object.value("session")
            previous = try object.valueIfGiven("previous")
        }

        package var encoded: JSONPayload {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "HostChangeModuleUnregistered")
            try object.require("kind", "module.unregistered")
            module = try object.value("module")
            session = try object.value("session")
        }

        package var encoded: JSONPayload {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "HostChangeRendererReported")
            try object.require("kind", "renderer.reported")
            session = try object.value("session")
            client = try object.valueIfGiven("client")
            scene = try object.value("scene")
            focus = try object.valueIfGiven("focus")
            undrawn = try object.value("undrawn")
        }

        package var encoded: JSONPayload {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "HostChangeRendererLeft")
            try object.require("kind", "renderer.left")
            session = try object.value("session")
            scene = try object.value("scene")
        }

        package var encoded: JSONPayload {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
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

        package var encoded: JSONPayload {
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

        /// The scene's name. Nil in a form without it.
        public var scene: String? {
            switch self {
            case .sceneOpened(let value): value.scene
            case .sceneClosed(let value): value.scene
            case .sceneCurrent(let value): value.scene
            case .rendererReported(let value): value.scene
            case .rendererLeft(let value): value.scene
            default: nil
            }
        }

        /// The scene's current navigator. Nil in a form without it.
        public var navigator: String? {
            switch self {
            case .sceneOpened(let value): value.navigator
            case .sceneCurrent(let value): value.navigator
            default: nil
            }
        }

        /// The navigator that was current before, which may be closed. Nil in a form without it.
        public var previous: String? {
            switch self {
            case .sceneCurrent(let value): value.previous
            case .moduleRegistered(let value): value.previous
            default: nil
            }
        }

        /// The module's name. Nil in a form without it.
        public var module: String? {
            switch self {
            case .moduleRegistered(let value): value.module
            case .moduleUnregistered(let value): value.module
            default: nil
            }
        }

        /// The connection that has it. Nil in a form without it.
        public var session: String? {
            switch self {
            case .moduleRegistered(let value): value.session
            case .moduleUnregistered(let value): value.session
            case .rendererReported(let value): value.session
            case .rendererLeft(let value): value.session
            default: nil
            }
        }
    }

    /// The parameters of the notification `bye`. The host closes the connection, and says why. Nothing follows.
    public struct ByeNotification: Equatable, Sendable, ContractValue {
        /// The name of an error.
        public let reason: String
        /// The reason in a sentence, for people.
        public let message: String

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ByeNotification")
            reason = try object.value("reason")
            message = try object.value("message")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("reason", reason)
            object.add("message", message)
            return object.payload
        }
    }
}

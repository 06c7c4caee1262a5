// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// The member `watches` of ``WatchesResult``. The watches.
    public struct Watch: Equatable, Sendable, ContractValue {
        /// The connection that watches.
        public let session: String
        /// The watch's number on that connection.
        public let watch: Int
        /// The scene that it watches; left out for a watch of `host.watch`.
        public let scene: String?
        /// The navigator that it watches, with all below it.
        public let navigator: String?
        /// The kinds of change that it gets; all when left out.
        public let kinds: [WatchKind]?
        /// Events up to this level come as well.
        public let verbosity: Verbosity
        /// Whether its reader is behind and gets the state instead of changes.
        public let isLagging: Bool
        /// How many notifications it may still send; left out when it has no limit.
        public let credit: Int?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "Watch")
            session = try object.value("session")
            watch = try object.value("watch")
            scene = try object.valueIfGiven("scene")
            navigator = try object.valueIfGiven("navigator")
            kinds = try object.valueIfGiven("kinds")
            verbosity = try object.value("verbosity")
            isLagging = try object.value("isLagging")
            credit = try object.valueIfGiven("credit")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("session", session)
            object.add("watch", watch)
            object.addIfGiven("scene", scene)
            object.addIfGiven("navigator", navigator)
            object.addIfGiven("kinds", kinds)
            object.add("verbosity", verbosity)
            object.add("isLagging", isLagging)
            object.addIfGiven("credit", credit)
            return object.payload
        }
    }

    /// A form that several parts of the contract have.
    public struct Window: Equatable, Sendable, ContractValue {
        /// The oldest of them.
        public let from: Int
        /// The newest of them, which is the present one.
        public let to: Int

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "Window")
            from = try object.value("from")
            to = try object.value("to")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("from", from)
            object.add("to", to)
            return object.payload
        }
    }

    /// The member `scenes` of ``HostSnapshot``. The scenes, by name.
    public struct HostSnapshotScenesItem: Equatable, Sendable, ContractValue {
        /// The scene's name.
        public let scene: String
        /// The scene's current navigator.
        public let navigator: String

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "HostSnapshotScenesItem")
            scene = try object.value("scene")
            navigator = try object.value("navigator")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("scene", scene)
            object.add("navigator", navigator)
            return object.payload
        }
    }

    /// The member `modules` of ``HostSnapshot``. The modules that are registered, by name.
    public struct HostSnapshotModulesItem: Equatable, Sendable, ContractValue {
        /// The module's name.
        public let module: String
        /// The connection that has it.
        public let session: String

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "HostSnapshotModulesItem")
            module = try object.value("module")
            session = try object.value("session")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("module", module)
            object.add("session", session)
            return object.payload
        }
    }

    /// A form that several parts of the contract have.
    public struct HostSnapshot: Equatable, Sendable, ContractValue {
        /// The scenes, by name.
        public let scenes: [HostSnapshotScenesItem]
        /// The modules that are registered, by name.
        public let modules: [HostSnapshotModulesItem]
        /// The last reports of those that draw scenes, by scene.
        public let renderers: [Renderer]

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "HostSnapshot")
            scenes = try object.value("scenes")
            modules = try object.value("modules")
            renderers = try object.value("renderers")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("scenes", scenes)
            object.add("modules", modules)
            object.add("renderers", renderers)
            return object.payload
        }
    }

    /// A form that several parts of the contract have.
    public struct Renderer: Equatable, Sendable, ContractValue {
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
            let object = try PayloadObject(payload, of: "Renderer")
            session = try object.value("session")
            client = try object.valueIfGiven("client")
            scene = try object.value("scene")
            focus = try object.valueIfGiven("focus")
            undrawn = try object.value("undrawn")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("session", session)
            object.addIfGiven("client", client)
            object.add("scene", scene)
            object.addIfGiven("focus", focus)
            object.add("undrawn", undrawn)
            return object.payload
        }
    }

    /// A form that several parts of the contract have.
    public struct RendererFocus: Equatable, Sendable, ContractValue {
        /// The entry that has the focus.
        public var entry: String
        /// The part of the entry: the id of a block of its content, say.
        public var part: String?

        /// Has these members; one that is nil is left out.
        public init(
            entry: String,
            part: String? = nil
        ) {
            self.entry = entry
            self.part = part
        }

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "RendererFocus")
            entry = try object.value("entry")
            part = try object.valueIfGiven("part")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("entry", entry)
            object.addIfGiven("part", part)
            return object.payload
        }
    }

    /// A form that several parts of the contract have.
    public struct RendererGap: Equatable, Sendable, ContractValue {
        /// The entry.
        public var entry: String
        /// The part that it could not draw, for people.
        public var what: String

        /// Has these members.
        public init(
            entry: String,
            what: String
        ) {
            self.entry = entry
            self.what = what
        }

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "RendererGap")
            entry = try object.value("entry")
            what = try object.value("what")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("entry", entry)
            object.add("what", what)
            return object.payload
        }
    }

    /// The result of `watch`. The watch's number on this connection, and where it begins.
    public struct WatchResult: Equatable, Sendable, ContractValue {
        /// The watch's number on this connection.
        public let watch: Int
        /// The scene that it watches.
        public let scene: String
        /// This life of the host: 16 hexadecimal digits.
        public let instance: String
        /// The scene's present revision.
        public let revision: Int
        /// Whether it goes on after `from`; else it begins with the snapshot.
        public let resumed: Bool
        /// The revision after which a resumed watch goes on.
        public let from: Int?
        /// Why it could not go on after `since`.
        public let reason: WatchResultReason?
        /// The revisions after which a watch can go on.
        public let window: Window
        /// The scene, or the part of it that is watched, unless the watch is resumed.
        public let snapshot: Snapshot?
        /// Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
        /// changed. Left out otherwise.
        public let age: Double?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "WatchResult")
            watch = try object.value("watch")
            scene = try object.value("scene")
            instance = try object.value("instance")
            revision = try object.value("revision")
            resumed = try object.value("resumed")
            from = try object.valueIfGiven("from")
            reason = try object.valueIfGiven("reason")
            window = try object.value("window")
            snapshot = try object.valueIfGiven("snapshot")
            age = try object.valueIfGiven("age")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("watch", watch)
            object.add("scene", scene)
            object.add("instance", instance)
            object.add("revision", revision)
            object.add("resumed", resumed)
            object.addIfGiven("from", from)
            object.addIfGiven("reason", reason)
            object.add("window", window)
            object.addIfGiven("snapshot", snapshot)
            object.addIfGiven("age", age)
            return object.payload
        }
    }

    /// The result of `watch.list`. The scene and filter of each watch, and whether its reader is behind.
    public struct WatchesResult: Equatable, Sendable, ContractValue {
        /// The watches.
        public let watches: [Watch]

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "WatchesResult")
            watches = try object.value("watches")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("watches", watches)
            return object.payload
        }
    }
}

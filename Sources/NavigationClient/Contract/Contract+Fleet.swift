// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// The member `engine` of ``FleetResult``. The connection of this host to the engine.
    public struct FleetEngine: Equatable, Sendable, ContractValue {
        /// Whether the host is connected.
        public let connected: Bool
        /// The server to which it is, or was, connected.
        public let server: String?
        /// The version of that server.
        public let version: String?
        /// The risk of this version, if it has one.
        public let warning: String?
        /// Why the last attempt to connect failed; left out while the host is connected.
        public let failure: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "FleetEngine")
            connected = try object.value("connected")
            server = try object.valueIfGiven("server")
            version = try object.valueIfGiven("version")
            warning = try object.valueIfGiven("warning")
            failure = try object.valueIfGiven("failure")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("connected", connected)
            object.addIfGiven("server", server)
            object.addIfGiven("version", version)
            object.addIfGiven("warning", warning)
            object.addIfGiven("failure", failure)
            return object.payload
        }
    }

    /// The member `hosts` of ``FleetResult``. The hosts that this one has heard, by name.
    public struct FleetHost: Equatable, Sendable, ContractValue {
        /// Its name.
        public let host: String
        /// `true` for the host that answers.
        public let isSelf: Bool?
        /// Seconds since it was heard last. A host speaks ten times a second.
        public let heard: Double
        /// `true` when it shares other scenes than this host. All hosts of a fleet should have the same
        /// `--fleet-scenes`.
        public let sharesOthers: Bool?
        /// Its last report; left out when it has made none yet.
        public let report: FleetReport?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "FleetHost")
            host = try object.value("host")
            isSelf = try object.valueIfGiven("isSelf")
            heard = try object.value("heard")
            sharesOthers = try object.valueIfGiven("sharesOthers")
            report = try object.valueIfGiven("report")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("host", host)
            object.addIfGiven("isSelf", isSelf)
            object.add("heard", heard)
            object.addIfGiven("sharesOthers", sharesOthers)
            object.addIfGiven("report", report)
            return object.payload
        }
    }

    /// The member `report` of ``FleetHost``. Its last report; left out when it has made none yet.
    public struct FleetReport: Equatable, Sendable, ContractValue {
        /// Its version.
        public let version: String
        /// Its process.
        public let pid: Int
        /// Seconds since it started.
        public let uptime: Double
        /// How many connections it has.
        public let sessions: Int
        /// How many scenes it owns.
        public let owns: Int
        /// How many records of the logs it had still to read, in all scenes.
        public let behind: Int
        /// How many scenes it follows no more; its log says why.
        public let halted: Int

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "FleetReport")
            version = try object.value("version")
            pid = try object.value("pid")
            uptime = try object.value("uptime")
            sessions = try object.value("sessions")
            owns = try object.value("owns")
            behind = try object.value("behind")
            halted = try object.value("halted")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("version", version)
            object.add("pid", pid)
            object.add("uptime", uptime)
            object.add("sessions", sessions)
            object.add("owns", owns)
            object.add("behind", behind)
            object.add("halted", halted)
            return object.payload
        }
    }

    /// The member `scenes` of ``FleetResult``. The scenes that this host shares, by name.
    public struct FleetScene: Equatable, Sendable, ContractValue {
        /// Its name.
        public let scene: String
        /// `ready`; `reading` when this host has not read the whole log; `away` when it cannot reach the log; `waiting`
        /// for an owner; or `halted` when it follows the scene no more.
        public let state: FleetSceneState
        /// The host that owns it; left out when none does.
        public let owner: String?
        /// How often it got an owner.
        public let epoch: Int
        /// The last revision that this host has read.
        public let revision: Int
        /// How many records of its log this host had still to read.
        public let behind: Int
        /// How many requests of this host its owner has not answered.
        public let open: Int

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "FleetScene")
            scene = try object.value("scene")
            state = try object.value("state")
            owner = try object.valueIfGiven("owner")
            epoch = try object.value("epoch")
            revision = try object.value("revision")
            behind = try object.value("behind")
            open = try object.value("open")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("scene", scene)
            object.add("state", state)
            object.addIfGiven("owner", owner)
            object.add("epoch", epoch)
            object.add("revision", revision)
            object.add("behind", behind)
            object.add("open", open)
            return object.payload
        }
    }

    /// The member `modules` of ``FleetResult``. The modules of all hosts, by name.
    public struct FleetModule: Equatable, Sendable, ContractValue {
        /// Its name.
        public let module: String
        /// The host to which it is connected.
        public let host: String
        /// How many destination types it has registered.
        public let destinations: Int

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "FleetModule")
            module = try object.value("module")
            host = try object.value("host")
            destinations = try object.value("destinations")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("module", module)
            object.add("host", host)
            object.add("destinations", destinations)
            return object.payload
        }
    }

    /// The result of `fleet.describe`. The fleet. A host without one has no `fleet`, and empty lists.
    public struct FleetResult: Equatable, Sendable, ContractValue {
        /// The name of the fleet; left out when the host is in none.
        public let fleet: String?
        /// The name of this host.
        public let host: String?
        /// The connection of this host to the engine.
        public let engine: FleetEngine?
        /// The hosts that this one has heard, by name.
        public let hosts: [FleetHost]
        /// The scenes that this host shares, by name.
        public let scenes: [FleetScene]
        /// The modules of all hosts, by name.
        public let modules: [FleetModule]

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "FleetResult")
            fleet = try object.valueIfGiven("fleet")
            host = try object.valueIfGiven("host")
            engine = try object.valueIfGiven("engine")
            hosts = try object.value("hosts")
            scenes = try object.value("scenes")
            modules = try object.value("modules")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.addIfGiven("fleet", fleet)
            object.addIfGiven("host", host)
            object.addIfGiven("engine", engine)
            object.add("hosts", hosts)
            object.add("scenes", scenes)
            object.add("modules", modules)
            return object.payload
        }
    }
}

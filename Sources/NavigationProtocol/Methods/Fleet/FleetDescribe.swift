/// `fleet.describe`: the fleet of the host.
package struct FleetDescribe: MethodDefinition {
    package static let method = Method.fleetDescribe
    package static let function = ClientFunction("fleet")
    package static let summary = """
        The fleet as this host knows it: the engine, the hosts, the scenes with their owners, and the modules with their hosts. Reports of other hosts \
        may be a second old.
        """
    package static let resultSummary = "The fleet. A host without one has no `fleet`, and empty lists."
    package static let examples: [Example] = [
        Example("a host that is in no fleet", "{}", gives: #"{"hosts":[],"scenes":[],"modules":[]}"#)
    ]

    package init(_ parameters: inout Parameters) throws(WireError) {}

    /// The fleet.
    package struct Result: WireObject, Sendable {
        package var fleet: String?
        package var host: String?
        package var engine: FleetEngine?
        package var hosts: [FleetHost] = []
        package var scenes: [FleetScene] = []
        package var modules: [FleetModule] = []

        package init() {}

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.optional("fleet", "The name of the fleet; left out when the host is in none.") { $0.fleet }
            object.optional("host", "The name of this host.") { $0.host }
            object.optional("engine", "The connection of this host to the engine.") { $0.engine }
            object.member("hosts", "The hosts that this one has heard, by name.") { $0.hosts }
            object.member("scenes", "The scenes that this host shares, by name.") { $0.scenes }
            object.member("modules", "The modules of all hosts, by name.") { $0.modules }
        }
    }
}

/// The connection of a host to the engine of its fleet.
package struct FleetEngine: WireComponent, WireObject, Sendable {
    package static let componentName = "FleetEngine"

    package var isConnected = false
    package var server: String?
    package var version: String?
    package var warning: String?
    package var failure: String?

    package init() {}

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("connected", "Whether the host is connected.") { $0.isConnected }
        object.optional("server", "The server to which it is, or was, connected.") { $0.server }
        object.optional("version", "The version of that server.") { $0.version }
        object.optional("warning", "The risk of this version, if it has one.") { $0.warning }
        object.optional("failure", "Why the last attempt to connect failed; left out while the host is connected.") {
            $0.failure
        }
    }
}

/// A host of a fleet.
package struct FleetHost: WireComponent, WireObject, Sendable {
    package static let componentName = "FleetHost"

    package let host: String
    package let isSelf: Bool
    /// Seconds.
    package let heard: Double
    package let sharesOthers: Bool
    package var report: FleetReport?

    /// - Parameters:
    ///   - heard: Seconds since it was heard last.
    ///   - sharesOthers: Whether it shares other scenes than this host.
    package init(_ host: String, isSelf: Bool, heard: Double, sharesOthers: Bool, report: FleetReport?) {
        (self.host, self.isSelf, self.heard, self.report) = (host, isSelf, heard, report)
        self.sharesOthers = sharesOthers
    }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("host", "Its name.") { $0.host }
        object.optional("isSelf", "`true` for the host that answers.") { $0.isSelf ? true : nil }
        object.member("heard", "Seconds since it was heard last. A host speaks ten times a second.") { $0.heard }
        object.optional(
            "sharesOthers",
            "`true` when it shares other scenes than this host. All hosts of a fleet should have the same `--fleet-scenes`."
        ) { $0.sharesOthers ? true : nil }
        object.optional("report", "Its last report; left out when it has made none yet.") { $0.report }
    }
}

/// The report of a host of a fleet about itself. It comes once a second.
package struct FleetReport: WireComponent, WireObject, Hashable, Sendable {
    package static let componentName = "FleetReport"

    package var version: String
    package var pid: Int
    /// Seconds.
    package var uptime: Double
    package var sessions: Int
    package var owns: Int
    package var behind: Int
    package var halted: Int

    package init(
        version: String,
        pid: Int,
        uptime: Double,
        sessions: Int,
        owns: Int = 0,
        behind: Int = 0,
        halted: Int = 0
    ) {
        (self.version, self.pid, self.uptime, self.sessions) = (version, pid, uptime, sessions)
        (self.owns, self.behind, self.halted) = (owns, behind, halted)
    }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("version", "Its version.") { $0.version }
        object.member("pid", "Its process.") { $0.pid }
        object.member("uptime", "Seconds since it started.") { $0.uptime }
        object.member("sessions", "How many connections it has.") { $0.sessions }
        object.member("owns", "How many scenes it owns.") { $0.owns }
        object.member("behind", "How many records of the logs it had still to read, in all scenes.") { $0.behind }
        object.member("halted", "How many scenes it follows no more; its log says why.") { $0.halted }
    }
}

/// A scene that hosts share, as this host knows it.
package struct FleetScene: WireComponent, WireObject, Sendable {
    package static let componentName = "FleetScene"

    package enum State: String, WireChoice {
        /// Changes are possible, as far as this host knows.
        case ready
        /// This host is reading the log, and has not come to its end.
        case reading
        /// The log cannot be reached. The tree is shown as it was.
        case away
        /// Another owner is awaited.
        case waiting
        /// This host follows the scene no more.
        case halted
    }

    package let scene: String
    package let state: State
    package let owner: String?
    package let epoch: UInt64
    package let revision: UInt64
    package let behind: UInt64
    package let open: Int

    package init(
        _ scene: String,
        _ state: State,
        owner: String?,
        epoch: UInt64,
        revision: UInt64,
        behind: UInt64,
        open: Int
    ) {
        (self.scene, self.state, self.owner, self.epoch) = (scene, state, owner, epoch)
        (self.revision, self.behind, self.open) = (revision, behind, open)
    }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("scene", "Its name.") { $0.scene }
        object.member(
            "state",
            "`ready`; `reading` when this host has not read the whole log; `away` when it cannot reach the log; `waiting` for an owner; or `halted` when it follows the scene no more."
        ) { $0.state }
        object.optional("owner", "The host that owns it; left out when none does.") { $0.owner }
        object.member("epoch", "How often it got an owner.") { $0.epoch }
        object.member("revision", "The last revision that this host has read.") { $0.revision }
        object.member("behind", "How many records of its log this host had still to read.") { $0.behind }
        object.member("open", "How many requests of this host its owner has not answered.") { $0.open }
    }
}

/// A module of some host of a fleet.
package struct FleetModule: WireComponent, WireObject, Hashable, Sendable {
    package static let componentName = "FleetModule"

    package let module: String
    package let host: String
    package let destinations: Int

    package init(_ module: String, on host: String, destinations: Int) {
        (self.module, self.host, self.destinations) = (module, host, destinations)
    }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("module", "Its name.") { $0.module }
        object.member("host", "The host to which it is connected.") { $0.host }
        object.member("destinations", "How many destination types it has registered.") { $0.destinations }
    }
}

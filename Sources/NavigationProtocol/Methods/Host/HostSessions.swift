package import NavigationTree

/// `host.sessions`: every connection.
package struct HostSessions: MethodDefinition {
    package static let method = Method.hostSessions
    package static let function = ClientFunction("sessions")
    package static let summary = """
        Every connection: who it is by the kernel's word, what it registered and watches, what it waits for, and what waits for it.
        """
    package static let resultSummary = "The connections, by id."
    package static let examples: [Example] = [
        Example(
            "the only client",
            "{}",
            gives:
                #"{"sessions":[{"session":"s1","isSelf":true,"pid":100,"uid":1000,"gid":1000,"age":0,"modules":[],"watches":0,"requests":1,"inFlight":1,"queued":0,"results":0,"questions":0,"monitors":0}]}"#
        )
    ]

    package init(_ parameters: inout Parameters) throws(WireError) {}

    /// The connections.
    package struct Result: WireObject {
        let sessions: [WireSession]

        package init(_ sessions: [WireSession]) { self.sessions = sessions }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.member("sessions", "The connections, by id.") { $0.sessions }
        }
    }
}

/// A connection as `host.sessions` shows it.
package struct WireSession: WireComponent, WireObject {
    package static let componentName = "Session"

    package var id: SessionID
    package var isSelf: Bool
    package var name: String?
    package var pid: Int32
    package var uid: UInt32
    package var gid: UInt32
    package var host: String?
    package var startedAs: String?
    package var identity: String?
    package var age: Double
    package var modules: [String]
    package var watches: Int
    package var requests: UInt64
    package var inFlight: Int
    package var queued: Int
    package var results: Int
    package var questions: Int
    package var monitors: Int

    package init(
        _ id: SessionID,
        isSelf: Bool,
        name: String?,
        peer: (pid: Int32, uid: UInt32, gid: UInt32),
        host: String? = nil,
        startedAs: String?,
        identity: String? = nil,
        age: Double,
        modules: [String],
        counts: (
            watches: Int, requests: UInt64, inFlight: Int, queued: Int, results: Int, questions: Int, monitors: Int
        )
    ) {
        (self.id, self.isSelf, self.name, self.startedAs) = (id, isSelf, name, startedAs)
        self.identity = identity
        (self.pid, self.uid, self.gid) = peer
        self.host = host
        (self.age, self.modules) = (age, modules)
        (watches, requests, inFlight, queued, results, questions, monitors) = counts
    }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("session", "The connection's id.") { $0.id }
        object.optional("isSelf", "True for the connection that asks.") { $0.isSelf ? true : nil }
        object.optional("name", "The name that the client gave.") { $0.name }
        object.member("pid", "The client's process.") { $0.pid }
        object.member("uid", "The user whose process it is.") { $0.uid }
        object.member("gid", "The group whose process it is.") { $0.gid }
        object.optional("host", "The host of the fleet on which the client is; left out for a client of this host.") {
            $0.host
        }
        object.optional("startedAs", "The module as whose process, or in whose process group, the host started it.") {
            $0.startedAs
        }
        object.optional("identity", "Its identity by the access document of the host.") { $0.identity }
        object.member("age", "Seconds since it connected.") { $0.age }
        object.member("modules", "The modules that it registered.") { $0.modules }
        object.member("watches", "How many watches it has.") { $0.watches }
        object.member("requests", "How many requests it has made.") { $0.requests }
        object.member("inFlight", "How many of its requests wait for a module or a guard.") { $0.inFlight }
        object.member("queued", "Bytes of output that it has not read.") { $0.queued }
        object.member("results", "How many of its requests wait for what becomes of an entry or a flow.") { $0.results }
        object.member("questions", "How many questions of the host it has not answered.") { $0.questions }
        object.member("monitors", "How many monitors it has.") { $0.monitors }
    }
}

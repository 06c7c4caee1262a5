/// `host.status`: how the host is.
package struct HostStatus: MethodDefinition {
    package static let method = Method.hostStatus
    package static let function = ClientFunction("status")
    package static let summary = "How the host is: version, counts and limits."
    package static let resultSummary = "Counts, the uptime, and the limits."
    package static let examples: [Example] = [
        Example(
            "a fresh host",
            "{}",
            gives: """
                {"version":"1.2.3","instance":"0123456789abcdef","pid":4711,"uptime":0,"sessions":1,"modules":0,"destinations":0,\
                "watches":0,"scenes":1,"limits":\(Example.limits)}
                """
        )
    ]

    package init(_ parameters: inout Parameters) throws(WireError) {}

    /// How the host is.
    package struct Result: WireObject {
        package var version: String
        package var instance: String
        package var pid: Int32
        package var uptime: Double
        package var sessions: Int
        package var modules: Int
        package var destinations: Int
        package var watches: Int
        package var scenes: Int
        package var storeFailure: String?
        package var limits: LimitValues
        package var rolledBack: [RolledBack]

        package init(
            version: String,
            instance: String,
            pid: Int32,
            uptime: Double,
            sessions: Int,
            modules: Int,
            destinations: Int,
            watches: Int,
            scenes: Int,
            storeFailure: String?,
            limits: LimitValues,
            rolledBack: [RolledBack] = []
        ) {
            (self.version, self.instance, self.pid, self.uptime) = (version, instance, pid, uptime)
            (self.sessions, self.modules, self.destinations) = (sessions, modules, destinations)
            (self.watches, self.scenes, self.limits) = (watches, scenes, limits)
            (self.storeFailure, self.rolledBack) = (storeFailure, rolledBack)
        }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.member("version", "The host's version.") { $0.version }
            object.member("instance", "This life of the host: 16 hexadecimal digits.") { $0.instance }
            object.member("pid", "The host's process.") { $0.pid }
            object.member("uptime", "Seconds since the start.") { $0.uptime }
            object.member("sessions", "How many connections there are.") { $0.sessions }
            object.member("modules", "How many modules are registered.") { $0.modules }
            object.member("destinations", "How many destination types are registered.") { $0.destinations }
            object.member("watches", "How many watches there are.") { $0.watches }
            object.member("scenes", "How many scenes there are.") { $0.scenes }
            object.optional(
                "rolledBack",
                "The scenes that are older than they were: the store's write-ahead log was lost or damaged."
            ) { $0.rolledBack.isEmpty ? nil : $0.rolledBack }
            object.optional(
                "storeFailure",
                "Why the store cannot be written, and changes are refused; left out while it works."
            ) { $0.storeFailure }
            object.member("limits", "Every limit by its name: a count, bytes or seconds.") { $0.limits }
        }
    }
}

/// A scene that lost revisions in the store.
package struct RolledBack: WireComponent, WireObject, Hashable, Sendable {
    package static let componentName = "RolledBack"

    /// Nil when the scene itself is lost.
    package let scene: String?
    package let from: UInt64
    package let to: UInt64

    package init(scene: String?, from: UInt64, to: UInt64) { (self.scene, self.from, self.to) = (scene, from, to) }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.optional("scene", "The scene's name; left out when the scene itself is lost.") { $0.scene }
        object.member("from", "The newest revision that the store had.") { $0.from }
        object.member("to", "The newest revision that it has now.") { $0.to }
    }
}

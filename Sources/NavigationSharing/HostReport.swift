import JSON
import NavigationFleet
package import NavigationProtocol

/// The report of a host about itself, which the others get once a second. It is for people alone: nothing depends on it.
package struct HostReport: Hashable, Sendable {
    package var report: FleetReport
    package var modules: [Module]
    /// The digest of the names of its shared scenes, in order. The hosts of a fleet should share the same ones.
    var scenes: String?

    package struct Module: Hashable, Sendable {
        package let name: String
        package let destinations: Int

        package init(_ name: String, destinations: Int) { (self.name, self.destinations) = (name, destinations) }
    }

    package init(_ report: FleetReport, modules: [Module]) { (self.report, self.modules) = (report, modules) }

    /// Modules beyond these are left out, so that a message of the engine can take it.
    private static let mostModules = 2_048

    func message(_ names: FleetNames) -> EngineMessage {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("host", "\(names.host)")
            writer.member("report", report)
            if let scenes { writer.member("scenes", scenes) }
            writer.member("modules", modules.prefix(Self.mostModules).map { Entry(module: $0) })
        }
        return EngineMessage(names.reports, body: writer.bytes)
    }

    private struct Entry: WireObject {
        let module: Module

        static func members(_ object: inout some ObjectMembers<Self>) {
            object.member("module", "Its name.") { $0.module.name }
            object.member("destinations", "How many types it has.") { $0.module.destinations }
        }
    }

    /// A report and its host; nil for a message that is not written in this way.
    static func read(_ message: EngineMessage) -> (host: FleetHostID, report: HostReport)? {
        guard let members = (try? RawJSON(parsing: String(decoding: message.body, as: UTF8.self)).value())?.object,
            let host = members["host"]?.string.flatMap({ FleetHostID($0) }),
            let report = members["report"]?.object.flatMap({ FleetReport($0) })
        else { return nil }
        let modules = (members["modules"]?.array ?? []).compactMap { element -> Module? in
            guard let name = element.object?["module"]?.string, let count = element.object?["destinations"]?.count
            else {
                return nil
            }
            return Module(name, destinations: count)
        }
        var all = HostReport(report, modules: modules)
        all.scenes = members["scenes"]?.string
        return (host, all)
    }
}

extension FleetReport {
    fileprivate init?(_ members: JSONObject) {
        func count(_ name: String) -> Int? { members[name]?.count }
        guard let version = members["version"]?.string, let pid = count("pid"), let sessions = count("sessions"),
            let uptime = members["uptime"]?.double, let owns = count("owns"), let behind = count("behind"),
            let halted = count("halted")
        else { return nil }
        self.init(
            version: version,
            pid: pid,
            uptime: uptime,
            sessions: sessions,
            owns: owns,
            behind: behind,
            halted: halted
        )
    }
}

extension JSONValue {
    /// A number from 0 on.
    fileprivate var count: Int? { if case .integer(let number) = self, number >= 0 { Int(number) } else { nil } }
}

import JSON
package import NavigationClient

// The tables of a fleet.

extension ListTable {
    /// Of an answer to `fleet.describe`: the engine, the hosts, the scenes and the modules.
    package static func fleet(_ answer: JSONPayload) -> [ListTable] {
        guard answer["fleet"] != nil else { return [ListTable([], [], nothing: "this host is in no fleet")] }
        return [engine(answer), hosts(answer), scenes(answer), modules(ofFleet: answer)] + warnings(answer)
    }

    private static func engine(_ answer: JSONPayload) -> ListTable {
        let columns = ["FLEET", "THIS HOST", "ENGINE", "SERVER", "VERSION"].map { Column(title: $0) }
        let engine = answer["engine"]
        let isConnected = engine?["connected"]?.bool == true
        let row = [
            text(answer["fleet"]), text(answer["host"]),
            Cell(isConnected ? "connected" : "away", isAlarming: !isConnected), text(engine?["server"]),
            text(engine?["version"]),
        ]
        return ListTable(columns, [row])
    }

    /// The failure of the last attempt to connect, and what is wrong although the host is connected.
    private static func warnings(_ answer: JSONPayload) -> [ListTable] {
        let others = (answer["hosts"]?.elements ?? []).filter { $0["sharesOthers"]?.bool == true }
            .compactMap { $0["host"]?.string.map { "\($0) shares other scenes than this host (--fleet-scenes)" } }
        func list(_ title: String, _ texts: [String]) -> [ListTable] {
            guard !texts.isEmpty else { return [] }
            return [ListTable([Column(title: title)], texts.map { [Cell(VisibleText.of($0), isAlarming: true)] })]
        }
        let engine = answer["engine"]
        return list("FAILURE", [engine?["failure"]?.string].compactMap(\.self))
            + list("WARNING", [engine?["warning"]?.string].compactMap(\.self) + others)
    }

    /// Seconds after which a host counts as silent: it speaks ten times a second.
    private static let silence = 2.0

    private static func hosts(_ answer: JSONPayload) -> ListTable {
        let columns =
            [Column(title: "HOST"), Column(title: "STATE")]
            + ["HEARD", "OWNS", "BEHIND", "SESSIONS", "UP"].map { Column(title: $0, isNumber: true) }
            + [Column(title: "VERSION"), Column(title: "PID", isNumber: true)]
        // A host without a connection hears no others, and is there itself.
        let silent = answer["engine"]?["connected"]?.bool == true ? "silent" : "unknown"
        let rows = (answer["hosts"]?.elements ?? []).map { host in
            let heard = host["heard"]?.double ?? 0
            let isSilent = heard > silence && host["isSelf"]?.bool != true
            // What a host said before it fell silent is of no use.
            let report = isSilent ? nil : host["report"]
            let halted = report?["halted"]?.integer ?? 0
            let state = isSilent ? silent : halted > 0 ? "halted" : "here"
            return [
                text(host["host"]), Cell(state, isAlarming: state != "here"), Cell(SessionTable.duration(heard)),
                number(report?["owns"]), number(report?["behind"]), number(report?["sessions"]),
                Cell(report?["uptime"]?.double.map(SessionTable.duration) ?? "-"), text(report?["version"]),
                number(report?["pid"]),
            ]
        }
        return ListTable(columns, rows, nothing: "no hosts were heard")
    }

    private static func scenes(_ answer: JSONPayload) -> ListTable {
        let columns =
            [Column(title: "SCENE"), Column(title: "STATE"), Column(title: "OWNER")]
            + ["EPOCH", "REVISION", "BEHIND", "OPEN"].map { Column(title: $0, isNumber: true) }
        let rows = (answer["scenes"]?.elements ?? []).map { scene in
            let state = scene["state"]?.string ?? "-"
            return [
                text(scene["scene"]), Cell(VisibleText.of(state), isAlarming: state != "ready"), text(scene["owner"]),
                number(scene["epoch"]), number(scene["revision"]), number(scene["behind"]), number(scene["open"]),
            ]
        }
        return ListTable(columns, rows, nothing: "no shared scenes")
    }

    private static func modules(ofFleet answer: JSONPayload) -> ListTable {
        let columns = [Column(title: "MODULE"), Column(title: "HOST"), Column(title: "TYPES", isNumber: true)]
        let rows = (answer["modules"]?.elements ?? []).map {
            [text($0["module"]), text($0["host"]), number($0["destinations"])]
        }
        return ListTable(columns, rows, nothing: "no modules")
    }
}

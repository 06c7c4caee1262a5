import JSON
package import NavigationClient

// The tables of the host's lists.

extension ListTable {
    /// Of an answer to `module.list`.
    package static func modules(_ answer: JSONPayload) -> ListTable {
        let columns = [
            Column(title: "MODULE"), Column(title: "STATE"), Column(title: "SESSION"),
            Column(title: "TYPES", isNumber: true), Column(title: "TITLE", isElastic: true),
        ]
        let rows = (answer["modules"]?.elements ?? []).map { module in
            let isConnected = module["session"] != nil
            let state = module["state"]?.string ?? (isConnected ? "connected" : "away")
            return [
                text(module["module"]), Cell(state, isAlarming: state == "failed" || state == "backingOff"),
                text(module["session"]), number(module["destinations"]), text(module["title"]),
            ]
        }
        return ListTable(columns, rows, nothing: "no modules")
    }

    /// Of an answer to `destination.list`.
    package static func destinations(_ answer: JSONPayload) -> ListTable {
        let columns = [
            Column(title: "TYPE"), Column(title: "SHOWN BY"), Column(title: "TITLE", isElastic: true),
            Column(title: "VERSION", isNumber: true),
        ]
        let rows = (answer["destinations"]?.elements ?? []).map { type in
            [
                text(type["type"]), Cell(VisibleText.of(type["method"]?.string ?? "push")),
                text(type["title"] ?? type["description"]), number(type["version"]),
            ]
        }
        return ListTable(columns, rows, nothing: "no destination types")
    }

    /// Of an answer to `host.sessions`.
    package static func sessions(_ answer: JSONPayload) -> ListTable {
        let columns =
            [Column(title: "SESSION"), Column(title: "NAME", isElastic: true)]
            + ["PID", "AGE", "WATCHES", "REQUESTS", "QUEUED"].map { Column(title: $0, isNumber: true) }
        let rows = (answer["sessions"]?.elements ?? []).map { session in
            [
                text(session["session"]), Cell(nameAndSelf(session)), number(session["pid"]),
                Cell(SessionTable.duration(session["age"]?.double ?? 0)), number(session["watches"]),
                number(session["requests"]), number(session["queued"]),
            ]
        }
        return ListTable(columns, rows, nothing: "no connections")
    }

    /// Of an answer to `history.list`.
    ///
    /// - Parameter now: milliseconds since 1970.
    package static func history(_ answer: JSONPayload, now: Int) -> ListTable {
        let columns = [
            Column(title: "REVISION", isNumber: true), Column(title: "AGO", isNumber: true), Column(title: "METHOD"),
            Column(title: "BY", isElastic: true), Column(title: "CHANGES", isElastic: true),
        ]
        let rows = (answer["revisions"]?.elements ?? []).map { revision in
            let cause = revision["cause"]
            let age = cause?["time"]?.integer.map { SessionTable.duration(Double(now - $0) / 1000) }
            return [
                number(revision["revision"]), Cell(age ?? "-"), text(cause?["method"]),
                text(cause?["client"] ?? cause?["module"] ?? cause?["session"]),
                Cell(kinds(of: revision["changes"])),
            ]
        }
        return ListTable(columns, rows, nothing: "no revisions")
    }

    /// Of an answer to `history.statistics`: the types, and the refusals when the host tells them.
    package static func statistics(_ answer: JSONPayload) -> [ListTable] {
        let columns =
            [Column(title: "TYPE")]
            + ["SHOWN", "ENDED", "TURNED BACK", "MEAN", "LONGEST"].map { Column(title: $0, isNumber: true) }
        let rows = (answer["types"]?.elements ?? []).map { type in
            let timed = type["timed"]?.integer ?? 0
            let mean = timed > 0 ? stay((type["seconds"]?.double ?? 0) / Double(timed)) : "-"
            return [
                text(type["type"]), number(type["shown"]), number(type["ended"]), number(type["turnedBack"]),
                Cell(mean),
                Cell(timed > 0 ? stay(type["longest"]?.double ?? 0) : "-"),
            ]
        }
        let types = ListTable(columns, rows, nothing: "no types in the revisions that the host keeps")
        return [types] + (answer["refused"].map { [refusals($0)] } ?? [])
    }

    private static func refusals(_ list: JSONPayload) -> ListTable {
        let columns = [
            Column(title: "REFUSED METHOD"), Column(title: "ERROR"), Column(title: "TIMES", isNumber: true),
        ]
        let rows = (list.elements ?? []).map { [text($0["method"]), text($0["error"]), number($0["count"])] }
        return ListTable(columns, rows, nothing: "no refusals")
    }

    /// A short time has a decimal.
    private static func stay(_ seconds: Double) -> String {
        guard (0..<10).contains(seconds) else { return SessionTable.duration(seconds) }
        return "\(Double(Int(seconds * 10)) / 10)s"
    }

    /// The kinds of changes, each with its number if it comes more than once.
    private static func kinds(of changes: JSONPayload?) -> String {
        var counts: [(kind: String, count: Int)] = []
        for change in changes?.elements ?? [] {
            let kind = VisibleText.of(change["kind"]?.string ?? "?")
            if let index = counts.firstIndex(where: { $0.kind == kind }) {
                counts[index].count += 1
            } else {
                counts.append((kind, 1))
            }
        }
        return counts.map { $0.count == 1 ? $0.kind : "\($0.kind) ×\($0.count)" }.joined(separator: ", ")
    }

    /// The modules of a session stand for its name when it has not given one.
    static func name(of session: JSONPayload) -> String {
        let modules = (session["modules"]?.elements ?? []).compactMap(\.string).joined(separator: ",")
        let name = session["name"]?.string ?? (modules.isEmpty ? "-" : modules)
        return VisibleText.of(session["host"]?.string.map { "\(name) on \($0)" } ?? name)
    }

    private static func nameAndSelf(_ session: JSONPayload) -> String {
        session["isSelf"]?.bool == true ? "\(name(of: session)) (this one)" : name(of: session)
    }

    static func text(_ value: JSONPayload?) -> Cell { Cell(VisibleText.of(value?.string ?? "-")) }

    static func number(_ value: JSONPayload?) -> Cell { Cell(value?.text ?? "-") }
}

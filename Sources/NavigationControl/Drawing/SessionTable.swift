import JSON
package import NavigationClient

/// The connections of a host as a table, busiest first.
package struct SessionTable: Sendable {
    private struct Row {
        let session: String
        let name: String
        let pid: Int
        let age: Double
        let modules: Int
        let watches: Int
        let requests: Int
        let inFlight: Int
        let queued: Int
        var rate = 0.0
    }

    private var rows: [Row]

    /// Reads an answer to `host.sessions`.
    ///
    /// Rates are computed since `previous`, which was read `seconds` ago. The rate of a new session is computed since
    /// it connected.
    package init(_ answer: JSONPayload, since previous: SessionTable? = nil, seconds: Double = 0) {
        let before = Dictionary((previous?.rows ?? []).map { ($0.session, $0.requests) }) { first, _ in first }
        rows = (answer["sessions"]?.elements ?? []).map(Self.row)
        for index in rows.indices {
            let earlier = before[rows[index].session]
            let span = earlier == nil ? max(rows[index].age, 1) : seconds
            let made = rows[index].requests - (earlier ?? 0)
            rows[index].rate = span > 0 ? Double(max(made, 0)) / span : 0
        }
        rows.sort { one, other in
            (-one.rate, -one.queued, one.session.count, one.session)
                < (-other.rate, -other.queued, other.session.count, other.session)
        }
    }

    /// A summary, the names of the columns, then one line for each session: at most `height` lines, none wider than
    /// `width` columns.
    package func lines(width: Int? = nil, height: Int? = nil) -> [String] {
        let numbers = ["PID", "AGE", "MODULES", "WATCHES", "REQUESTS", "REQ/S", "INFLIGHT", "QUEUED"]
        let columns =
            [ListTable.Column(title: "SESSION")] + numbers.map { ListTable.Column(title: $0, isNumber: true) }
            + [ListTable.Column(title: "NAME")]
        let cells = rows.map { row in
            [
                row.session, "\(row.pid)", Self.duration(row.age), "\(row.modules)", "\(row.watches)",
                "\(row.requests)", Self.decimal(row.rate), "\(row.inFlight)", "\(row.queued)", row.name,
            ].map { ListTable.Cell($0) }
        }
        let rate = rows.reduce(0) { $0 + $1.rate }
        let queued = rows.reduce(0) { $0 + $1.queued }
        let title = "\(rows.count) sessions, \(Self.decimal(rate)) requests/s, \(queued) bytes queued"
        let lines = [title] + ListTable(columns, cells).lines(width: nil, inColour: false)
        return lines.prefix(max(height ?? .max, 0)).map { line in width.map { DisplayWidth.fit(line, to: $0) } ?? line }
    }

    private static func row(_ payload: JSONPayload) -> Row {
        Row(
            session: VisibleText.of(payload["session"]?.string ?? "?"),
            name: ListTable.name(of: payload),
            pid: payload["pid"]?.integer ?? 0,
            age: payload["age"]?.double ?? 0,
            modules: count(payload["modules"]),
            watches: count(payload["watches"]),
            requests: payload["requests"]?.integer ?? 0,
            inFlight: payload["inFlight"]?.integer ?? 0,
            queued: payload["queued"]?.integer ?? 0
        )
    }

    private static func count(_ payload: JSONPayload?) -> Int {
        payload?.integer ?? payload?.elements?.count ?? 0
    }

    /// A duration for people, in the largest unit that gives at least 1.
    static func duration(_ seconds: Double) -> String {
        let whole = Int(exactly: max(seconds, 0).rounded(.down)) ?? 0
        return switch whole {
        case ..<60: "\(whole)s"
        case ..<3600: "\(whole / 60)m"
        case ..<86_400: "\(whole / 3600)h"
        default: "\(whole / 86_400)d"
        }
    }

    /// The number with one decimal.
    private static func decimal(_ value: Double) -> String {
        let tenths = Int(exactly: (value * 10).rounded()) ?? 0
        return "\(tenths / 10).\(tenths % 10)"
    }
}

package import JSON
package import NavigationTree

/// `traffic`: a line of another connection, for a monitor.
package struct Traffic: NotificationDefinition {
    package static let name: StaticString = "traffic"
    package static let summary = "A line that went in or out on another connection, for a session that has a monitor."

    package var monitor: Int
    package var dropped: UInt64
    package var time: Double
    package var direction: TrafficDirection
    package var session: SessionID
    package var kind: TrafficKind
    package var method: String?
    package var id: RawJSON?
    package var bytes: Int
    package var line: String?

    package init(
        monitor: Int,
        dropped: UInt64,
        time: Double,
        direction: TrafficDirection,
        session: SessionID,
        kind: TrafficKind,
        method: String?,
        id: RawJSON?,
        bytes: Int,
        line: String?
    ) {
        (self.monitor, self.dropped, self.time, self.direction) = (monitor, dropped, time, direction)
        (self.session, self.kind, self.method, self.id) = (session, kind, method, id)
        (self.bytes, self.line) = (bytes, line)
    }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("monitor", "The monitor's number on this connection.") { $0.monitor }
        object.optional("dropped", "How many lines were left out before this one.") {
            $0.dropped == 0 ? nil : $0.dropped
        }
        object.member("time", "Seconds since the host started.") { $0.time }
        object.member("direction", "`in` to the host, or `out` of it.") { $0.direction }
        object.member("session", "The connection whose line it is.") { $0.session }
        object.member("kind", "The kind of the line.") { $0.kind }
        object.optional("method", "The method of the line, or of what it answers.") { $0.method }
        object.optional("id", "The line's id, as it was written.") { $0.id }
        object.member("bytes", "How many bytes the line has, without its LF.") { $0.bytes }
        object.optional("line", "The line, or its first bytes.") { $0.line }
    }
}

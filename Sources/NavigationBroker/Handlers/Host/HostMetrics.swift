import NavigationProtocol
import NavigationTree

extension HostMetrics: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        var text = OpenMetrics()
        text.begin("navhost_build", .info, "Which host this is.")
        let configuration = machines.configuration
        text.sample("_info", ["version": configuration.version, "instance": configuration.instance], 1)
        let uptime = execution.now.seconds(since: machines.telemetry.startedAt)
        text.gauge("navhost_uptime_seconds", unit: "seconds", "Since the start.", uptime)
        Self.writeCounts(of: machines, to: &text)
        machines.telemetry.metrics.writeRequests(to: &text)
        machines.telemetry.metrics.writeTotals(to: &text)
        text.finish()
        return .done(Result(contentType: OpenMetrics.contentType, text: text.text))
    }

    /// Writes the current numbers of objects and the counters of their events.
    private static func writeCounts(of machines: borrowing Machines, to text: inout OpenMetrics) {
        text.gauge("navhost_sessions", "Connections.", machines.sessions.count)
        text.gauge("navhost_modules", "Modules.", machines.registry.modules.count)
        text.gauge("navhost_destinations", "Destination types.", machines.registry.typeCount)
        text.gauge("navhost_questions", "Questions to modules that wait for an answer.", machines.questions.count)
        let queued = machines.outbox.unread
        text.gauge("navhost_queued_bytes", unit: "bytes", "Output that waits to be read.", queued)
        let sorted = machines.scenes.all.sorted { $0.name < $1.name }
        text.begin("navhost_watches", .gauge, "Watches, by scene.")
        for scene in sorted { text.sample("", ["scene": scene.name], machines.watches.count(of: scene.name)) }
        text.begin("navhost_changes", .counter, "Changes since the host started, by scene.")
        for scene in sorted { text.sample("_total", ["scene": scene.name], scene.changes) }
    }
}

import JSON
import NavigationProtocol
import NavigationTree

// The host in numbers, for programs that collect them.

extension Machines {
    mutating func hostMetrics(_ parameters: inout Parameters, _ context: Execution) throws(WireError) {
        try parameters.finish()
        var text = OpenMetrics()
        text.begin("navhost_build", .info, "Which host this is.")
        text.sample("_info", ["version": configuration.version, "instance": configuration.instance], 1)
        let uptime = context.now.seconds(since: startedAt)
        text.gauge("navhost_uptime_seconds", unit: "seconds", "Since the start.", uptime)
        writeCounts(to: &text)
        metrics.writeRequests(to: &text)
        metrics.writeTotals(to: &text)
        text.finish()
        result.raw("{\"contentType\":")
        result.string(OpenMetrics.contentType)
        result.raw(",\"text\":")
        result.string(text.text)
        result.raw("}")
    }

    /// What there is now, and what happened to it.
    private func writeCounts(to text: inout OpenMetrics) {
        text.gauge("navhost_sessions", "Connections.", sessions.count)
        text.gauge("navhost_modules", "Modules.", registry.modules.count)
        text.gauge("navhost_destinations", "Destination types.", registry.typeCount)
        text.gauge("navhost_questions", "Questions to modules that wait for an answer.", questions.count)
        let queued = sessions.values.reduce(0) { $0 + $1.queued }
        text.gauge("navhost_queued_bytes", unit: "bytes", "Output that waits to be read.", queued)
        let sorted = scenes.all
        text.begin("navhost_watches", .gauge, "Watches, by scene.")
        for scene in sorted { text.sample("", ["scene": scene.name], scene.subscriptions.count) }
        text.begin("navhost_changes", .counter, "Changes since the host started, by scene.")
        for scene in sorted { text.sample("_total", ["scene": scene.name], scene.changes) }
    }

    /// The shell says how long a turn took, in nanoseconds.
    mutating func turnEnded(after nanoseconds: UInt64) { metrics.turns.add(nanoseconds) }
}

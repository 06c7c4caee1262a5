import Logging
import NavigationBroker

/// Logs what is slow, with at most ten lines of a kind in a second. The next line has the number of omitted lines.
struct SlowLog {
    static let linesPerSecond = 10

    /// The number of seconds from which on something is slow.
    let threshold: Double
    private var budgets: [SlowKind: Budget] = [:]

    private struct Budget {
        var began: MonotonicTime
        var written = 0
        var leftOut = 0
    }

    init(threshold: Double) { self.threshold = threshold }

    /// Whether a line may be written now: nil when it may not, else the number of lines of its kind omitted since the
    /// last.
    mutating func admit(_ kind: SlowKind, now: MonotonicTime) -> Int? {
        var budget = budgets[kind] ?? Budget(began: now)
        defer { budgets[kind] = budget }
        if now.seconds(since: budget.began) >= 1 { (budget.began, budget.written) = (now, 0) }
        guard budget.written < Self.linesPerSecond else {
            budget.leftOut += 1
            return nil
        }
        budget.written += 1
        defer { budget.leftOut = 0 }
        return budget.leftOut
    }

    /// Writes a line, unless the second already has ten of its kind.
    mutating func write(
        _ kind: SlowKind,
        _ seconds: Double,
        _ details: Logger.Metadata,
        to logger: Logger,
        now: MonotonicTime
    ) {
        guard let leftOut = admit(kind, now: now) else { return }
        var details = details
        details["milliseconds"] = "\((seconds * 1e6).rounded() / 1e3)"
        if leftOut > 0 { details["leftOut"] = "\(leftOut)" }
        logger.notice("slow \(kind.rawValue)", metadata: details)
    }
}

import Metrics

/// Counts requests and their durations with the program's metrics, if it has any.
///
/// A timer counts what it times, so one metric has the number of requests, that of errors, and how long they took.
enum RequestMetrics {
    /// The label of the timer. Its dimensions are `method` and `outcome`: `ok`, or the name of the error.
    static let label = "navhost_client_request_duration"

    /// When a request begins; nil when the program has no metrics, which costs nothing but the question.
    static var start: ContinuousClock.Instant? {
        MetricsSystem.factory is NOOPMetricsHandler ? nil : .now
    }

    /// A request has ended that began then.
    static func record(_ method: String, since start: ContinuousClock.Instant, _ error: NavigationClientError?) {
        let timer = Timer(label: label, dimensions: [("method", method), ("outcome", error?.outcome ?? "ok")])
        let (seconds, attoseconds) = start.duration(to: .now).components
        timer.recordNanoseconds(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
    }
}

extension NavigationClientError {
    /// One of few words, as a dimension of a metric must be.
    fileprivate var outcome: String {
        switch self {
        case .refused(let refusal): refusal.name
        case .timedOut: "timed_out"
        case .cancelled: "cancelled"
        case .cannotConnect, .connectionLost, .closedByHost, .closedHere: "connection_lost"
        case .badAnswer: "bad_answer"
        case .invalidDestination, .cannotReadSecret, .watchOverflowed: "failed"
        }
    }
}

import NavigationProtocol

/// The counters of the host since its start. They are plain numbers, so that counting costs an addition.
struct Metrics {
    /// By ``Method/ordinal``.
    private var requests = [UInt64](repeating: 0, count: Method.allCases.count)
    /// By ``ErrorCode/place``.
    private var refusals = [UInt64](repeating: 0, count: ErrorCode.names.count)
    /// By the method's ordinal, then as ``refusals``; empty until the method is refused.
    private var refusalsOfMethods = [[UInt64]](repeating: [], count: Method.allCases.count)
    var connections: UInt64 = 0
    /// Times that a watch was too slow and is given the state instead.
    var lagged: UInt64 = 0
    /// Bytes of lines that were read, with their ends.
    var readBytes: UInt64 = 0
    /// Bytes that have left the process.
    var writtenBytes: UInt64 = 0
    /// Turns that the store took.
    var storeCommits: UInt64 = 0
    /// Turns that it could not write.
    var storeFailures: UInt64 = 0
    /// Spans that the shell has written.
    var spans: UInt64 = 0
    /// Spans that it could not write.
    var droppedSpans: UInt64 = 0
    var turns = TurnDurations()
    /// In the order of ``SlowKind``.
    private var slow = [UInt64](repeating: 0, count: SlowKind.allCases.count)

    mutating func countSlow(_ kind: SlowKind) {
        if let place = SlowKind.allCases.firstIndex(of: kind) { slow[place] += 1 }
    }

    mutating func count(_ method: Method) { requests[method.ordinal] += 1 }

    /// - Parameter method: that of the request; nil when it is unknown.
    mutating func count(_ error: ErrorCode, of method: Method? = nil, times: Int = 1) {
        guard let place = error.place else { return }
        refusals[place] += UInt64(times)
        guard let method else { return }
        if refusalsOfMethods[method.ordinal].isEmpty {
            refusalsOfMethods[method.ordinal] = [UInt64](repeating: 0, count: refusals.count)
        }
        refusalsOfMethods[method.ordinal][place] += UInt64(times)
    }

    /// How often each method was refused with each error: the most frequent first, equal ones by their names.
    var refusalsByMethod: [RefusalCount] {
        var rows: [RefusalCount] = []
        for (method, counts) in zip(Method.allCases, refusalsOfMethods) {
            for (error, count) in zip(ErrorCode.names, counts) where count > 0 {
                rows.append(RefusalCount(method, "\(error.name)", count))
            }
        }
        return rows.sorted { ($1.count, $0.method.rawValue, $0.error) < ($0.count, $1.method.rawValue, $1.error) }
    }

    /// Every method and every error, those that never came as well: a reader sees each of them begin.
    func writeRequests(to text: inout OpenMetrics) {
        text.begin("navhost_requests", .counter, "Requests, by method.")
        for method in Method.allCases {
            text.sample("_total", ["method": method.rawValue], requests[method.ordinal])
        }
        text.begin("navhost_refusals", .counter, "Errors that were answered, by name.")
        for (name, count) in zip(ErrorCode.names, refusals) { text.sample("_total", ["error": "\(name.name)"], count) }
    }

    func writeTotals(to text: inout OpenMetrics) {
        text.counter("navhost_connections", "Connections that were accepted.", connections)
        text.counter("navhost_lagged", "Times that a watch was too slow and is given the state instead.", lagged)
        text.counter("navhost_read_bytes", unit: "bytes", "Bytes of the lines that were read.", readBytes)
        text.counter("navhost_written_bytes", unit: "bytes", "Bytes that have left the process.", writtenBytes)
        text.counter("navhost_store_commits", "Turns that the store took.", storeCommits)
        text.counter("navhost_store_failures", "Turns that the store could not write.", storeFailures)
        text.counter("navhost_spans", "Spans that were written to the file of `--traces`.", spans)
        text.counter("navhost_spans_dropped", "Spans that could not be written there.", droppedSpans)
        turns.write(to: &text)
        text.begin("navhost_slow", .counter, "What took longer than the host was told to bear, by kind.")
        for (kind, count) in zip(SlowKind.allCases, slow) { text.sample("_total", ["kind": kind.rawValue], count) }
    }
}

/// How long turns took, from the first line to the last byte handed over.
struct TurnDurations {
    /// Upper ends in nanoseconds, with the text of each in seconds.
    static let bounds: [(nanoseconds: UInt64, text: String)] = [
        (100_000, "0.0001"), (500_000, "0.0005"), (1_000_000, "0.001"), (5_000_000, "0.005"), (10_000_000, "0.01"),
        (50_000_000, "0.05"), (100_000_000, "0.1"), (1_000_000_000, "1.0"),
    ]

    /// Turns of each bucket alone, the last one without an upper end.
    private var counts = [UInt64](repeating: 0, count: bounds.count + 1)
    private var nanoseconds: UInt64 = 0

    mutating func add(_ nanoseconds: UInt64) {
        counts[Self.bounds.firstIndex { nanoseconds <= $0.nanoseconds } ?? Self.bounds.count] += 1
        self.nanoseconds += nanoseconds
    }

    func write(to text: inout OpenMetrics) {
        text.begin("navhost_turn_duration_seconds", .histogram, unit: "seconds", "How long turns took.")
        var sum: UInt64 = 0
        for (count, bound) in zip(counts, Self.bounds.map(\.text) + ["+Inf"]) {
            sum += count
            text.sample("_bucket", ["le": bound], sum)
        }
        text.sample("_count", [:], sum)
        text.sample("_sum", [:], Double(nanoseconds) / 1e9)
    }
}

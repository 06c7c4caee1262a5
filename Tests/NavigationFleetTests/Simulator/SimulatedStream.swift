import NavigationFleet

/// The stream of a scene in the engine: a list, and the check of the expected sequence.
struct SimulatedStream {
    private(set) var messages: [(record: LogRecord, since: Duration)] = []
    /// How long a stored message is not counted yet. Zero for an engine that checks when it stores.
    var lag: Duration = .zero
    private(set) var history = ReferenceHistory()

    var last: UInt64 { UInt64(messages.count) }

    enum Outcome {
        case stored(UInt64)
        case refused(last: UInt64)
    }

    mutating func append(_ record: LogRecord, now: Duration) -> Outcome {
        var counted = last
        while counted > 0, messages[Int(counted) - 1].since + lag > now { counted -= 1 }
        guard record.expected == counted else { return .refused(last: counted) }
        messages.append((record, now))
        history.take(record, at: last)
        return .stored(last)
    }

    func message(_ sequence: UInt64) -> LogRecord { messages[Int(sequence) - 1].record }
}

/// The history that a stream means, told in another way than ``SceneLog`` does it: the requests in the order of their
/// effects.
struct ReferenceHistory {
    private(set) var requests: [UInt64] = []
    private(set) var effects: Set<UInt64> = []
    /// Requests with two effects.
    private(set) var doubled: [UInt64] = []
    private var owner: FleetHostID?
    private var epoch: UInt64 = 0

    mutating func take(_ record: LogRecord, at sequence: UInt64) {
        guard sequence == record.expected + 1 else { return }
        switch record.kind {
        case .claim:
            guard record.epoch == epoch + 1 else { return }
            (owner, epoch) = (record.host, record.epoch)
        case .handover:
            if record.host == owner, record.epoch == epoch { owner = nil }
        case .turn:
            guard record.host == owner, record.epoch == epoch,
                record.revisions?.lowerBound == UInt64(requests.count) + 1
            else { return }
            for request in SimulatedHost.requests(in: record.body) {
                requests.append(request)
                if !effects.insert(request).inserted { doubled.append(request) }
            }
        }
    }
}

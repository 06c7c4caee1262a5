import Synchronization

/// The answer to a request.
enum HostAnswer: Sendable {
    case payload(JSONPayload)
    case watch(AsyncThrowingStream<WatchSignal, any Error>)
}

/// One request, shared between the task that waits for it and the event loop that sends it.
///
/// A task may be cancelled before the loop has sent its request. The loop then sees the flag and does not send it.
final class PendingCall: Sendable {
    let method: String
    let parameters: [UInt8]
    let isWatch: Bool
    let timeout: Duration
    private let flag = Atomic<Bool>(false)
    private let number = Atomic<UInt64>(0)

    init(method: String, parameters: [UInt8], isWatch: Bool, timeout: Duration) {
        self.method = method
        self.parameters = parameters
        self.isWatch = isWatch
        self.timeout = timeout
    }

    /// Whether the waiting task was cancelled.
    var isCancelled: Bool { flag.load(ordering: .acquiring) }

    /// The id of the sent request; nil before it was sent.
    var id: RequestID? {
        let value = number.load(ordering: .acquiring)
        return value == 0 ? nil : RequestID(rawValue: value)
    }

    /// Marks the request as cancelled, because its task was.
    func cancel() {
        flag.store(true, ordering: .releasing)
    }

    /// Records the id with which the loop sent the request.
    func sent(as id: RequestID) {
        number.store(id.rawValue, ordering: .releasing)
    }
}

import Synchronization

/// What a request is answered with.
enum HostAnswer: Sendable {
    case payload(JSONPayload)
    case watch(AsyncThrowingStream<WatchSignal, any Error>)
}

/// One request between the task that waits for it and the event loop that sends it.
///
/// A task may be cancelled before the loop has seen its request; the flag tells the loop so.
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

    /// True once the waiting task was cancelled.
    var isCancelled: Bool { flag.load(ordering: .acquiring) }

    /// The id it was sent with; nil before that.
    var id: RequestID? {
        let value = number.load(ordering: .acquiring)
        return value == 0 ? nil : RequestID(rawValue: value)
    }

    /// The waiting task was cancelled.
    func cancel() {
        flag.store(true, ordering: .releasing)
    }

    /// The loop sends it with this id.
    func sent(as id: RequestID) {
        number.store(id.rawValue, ordering: .releasing)
    }
}

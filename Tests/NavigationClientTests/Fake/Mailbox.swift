/// Suspends until the task is cancelled, without occupying a thread.
func untilCancelled() async {
    _ = await Mailbox<Bool>().next()
}

/// Carries values from a script's thread to the test. The test that waits brings its own time limit.
final class Mailbox<Value: Sendable>: Sendable {
    private let stream: AsyncStream<Value>
    private let continuation: AsyncStream<Value>.Continuation

    init() {
        (stream, continuation) = AsyncStream.makeStream()
    }

    /// Puts a value in, from any thread.
    func put(_ value: Value) {
        continuation.yield(value)
    }

    /// Waits for the next value.
    func next() async -> Value? {
        await stream.first { _ in true }
    }
}

/// Carries values from a script's thread to the test. The waiting test has its own time limit.
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

import Glibc

/// Runs `work` on a thread of its own, where it may block and no task waits for it.
package func startThread(_ work: @escaping @Sendable () -> Void) {
    final class Box: Sendable {
        let work: @Sendable () -> Void
        init(_ work: @escaping @Sendable () -> Void) { self.work = work }
    }
    var thread = pthread_t()
    let created = pthread_create(
        &thread,
        nil,
        { pointer in
            guard let pointer else { return nil }
            Unmanaged<Box>.fromOpaque(pointer).takeRetainedValue().work()
            return nil
        },
        Unmanaged.passRetained(Box(work)).toOpaque()
    )
    precondition(created == 0, "the system gives no thread")
    pthread_detach(thread)
}

/// The result of work that blocks. It runs on a thread of its own, so no other task waits for it.
package func onThread<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
        startThread { continuation.resume(returning: work()) }
    }
}

import Glibc

/// Runs `work` where it may block without blocking any task.
func startThread(_ work: @escaping @Sendable () -> Void) {
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
    precondition(created == 0, "no thread for a fake host")
    pthread_detach(thread)
}

/// The result of blocking work, without blocking any task.
func onThread<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
        startThread { continuation.resume(returning: work()) }
    }
}

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A thread that may wait in calls of libnats. A Swift task must not do that, because tasks share a few threads.
final class EngineThread {
    private let body: @Sendable () -> Void

    private init(_ body: @escaping @Sendable () -> Void) { self.body = body }

    /// Runs `body` on a new thread, which ends with it.
    static func start(_ body: @escaping @Sendable () -> Void) throws(EngineError) {
        let thread = Unmanaged.passRetained(EngineThread(body))
        var id = pthread_t()
        let error = pthread_create(
            &id,
            nil,
            { thread in
                if let thread { Unmanaged<EngineThread>.fromOpaque(thread).takeRetainedValue().body() }
                return nil
            },
            thread.toOpaque()
        )
        guard error == 0 else {
            thread.release()
            throw EngineError(.other, "cannot start a thread: \(String(cString: strerror(error)))")
        }
        pthread_detach(id)
    }
}

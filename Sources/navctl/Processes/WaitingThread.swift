import Glibc

/// A thread of its own for a wait that blocks.
///
/// Swift's tasks share the threads of Dispatch, of which there are as many as processors. A wait that blocks one of
/// them can stop all tasks for a second.
enum WaitingThread {
    private final class Body {
        let run: @Sendable () -> Void

        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    /// Runs the body on a new thread, which ends with it.
    static func start(_ body: @escaping @Sendable () -> Void) {
        var thread = pthread_t()
        let pointer = Unmanaged.passRetained(Body(body)).toOpaque()
        let result = pthread_create(
            &thread,
            nil,
            { pointer in
                if let pointer { Unmanaged<Body>.fromOpaque(pointer).takeRetainedValue().run() }
                return nil
            },
            pointer
        )
        guard result == 0 else { return Unmanaged<Body>.fromOpaque(pointer).release() }
        pthread_detach(thread)
    }
}

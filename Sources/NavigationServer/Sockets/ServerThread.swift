import CLinux

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The thread of the server.
///
/// The server waits in the kernel most of the time. A Swift task must not do that, because tasks share a few threads.
final class ServerThread {
    private let body: @Sendable () -> Void

    private init(_ body: @escaping @Sendable () -> Void) {
        self.body = body
    }

    /// Runs `body` on a new thread, which ends with it.
    static func start(_ body: @escaping @Sendable () -> Void) throws(ListeningError) {
        let thread = Unmanaged.passRetained(ServerThread(body))
        var id = pthread_t()
        let error = pthread_create(
            &id,
            nil,
            { thread in
                if let thread { ServerThread.run(thread) }
                return nil
            },
            thread.toOpaque()
        )
        guard error == 0 else {
            thread.release()
            throw .system("cannot start a thread", error)
        }
        pthread_detach(id)
    }

    private static func run(_ thread: UnsafeMutableRawPointer) {
        clinux_name_thread("navhost-server")
        Unmanaged<ServerThread>.fromOpaque(thread).takeRetainedValue().body()
    }
}

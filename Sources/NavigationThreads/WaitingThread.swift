import CLinux

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A thread that waits in the kernel, or in a library, most of the time. A Swift task must not do that, because tasks
/// share a few threads.
package final class WaitingThread {
    private let name: StaticString
    private let body: () -> Void

    private init(_ name: StaticString, _ body: @escaping () -> Void) {
        self.name = name
        self.body = body
    }

    /// Runs `body` on a new thread, which ends with it.
    ///
    /// - Parameters:
    ///   - name: For top(1) and debuggers, 15 bytes at most.
    ///   - body: Belongs to the new thread, with all that it holds.
    package static func start(_ name: StaticString, _ body: sending @escaping () -> Void) throws(SystemError) {
        let thread = Unmanaged.passRetained(WaitingThread(name, body))
        var id = pthread_t()
        let error = pthread_create(
            &id,
            nil,
            { thread in
                if let thread { WaitingThread.run(thread) }
                return nil
            },
            thread.toOpaque()
        )
        guard error == 0 else {
            thread.release()
            throw SystemError("cannot start a thread", error)
        }
        pthread_detach(id)
    }

    private static func run(_ pointer: UnsafeMutableRawPointer) {
        let thread = Unmanaged<WaitingThread>.fromOpaque(pointer).takeRetainedValue()
        clinux_name_thread(thread.name.utf8Start)
        thread.body()
    }
}

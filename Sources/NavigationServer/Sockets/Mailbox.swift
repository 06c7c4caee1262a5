import CLinux
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// How other threads reach the server's: they leave messages, and a descriptor that the server waits for wakes it.
final class Mailbox<Message: Sendable>: Sendable {
    /// Can be read while there is something in the box.
    let descriptor: Int32
    private let messages = Mutex<[Message]>([])

    init() throws(ListeningError) {
        self.descriptor = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
        guard descriptor >= 0 else { throw .system("cannot make an event descriptor", errno) }
    }

    deinit { close(descriptor) }

    /// Leaves a message. From any thread, at any time; when the server has ended, nobody reads it.
    func post(_ message: Message) {
        messages.withLock { $0.append(message) }
        // It fails only when it would count beyond 64 bits.
        _ = eventfd_write(descriptor, 1)
    }

    /// Empties the box, in the order in which the messages came.
    func take() -> [Message] {
        // Read first: a message that comes in between wakes once more.
        var count: eventfd_t = 0
        _ = eventfd_read(descriptor, &count)
        return messages.withLock { messages in
            defer { messages = [] }
            return messages
        }
    }
}

import CLinux
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Messages of other threads to the server's thread. A descriptor wakes the server when there are any.
final class Mailbox<Message: Sendable>: Sendable {
    /// Can be read while there is something in the box.
    let descriptor: Int32
    private let messages = Mutex<[Message]>([])

    init() throws(ListeningError) {
        self.descriptor = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
        guard descriptor >= 0 else { throw .system("cannot make an event descriptor", errno) }
    }

    deinit { close(descriptor) }

    /// Leaves a message, from any thread and at any time. A message that comes after the server's end is not read.
    func post(_ message: Message) {
        messages.withLock { $0.append(message) }
        // The write fails only when the counter would exceed 64 bits.
        _ = eventfd_write(descriptor, 1)
    }

    /// Takes all messages, in the order in which they came.
    func take() -> [Message] {
        // The counter is read first, so that a message that comes in between wakes the server again.
        var count: eventfd_t = 0
        _ = eventfd_read(descriptor, &count)
        return messages.withLock { messages in
            defer { messages = [] }
            return messages
        }
    }
}

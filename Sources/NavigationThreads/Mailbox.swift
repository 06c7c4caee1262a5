import CLinux
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Messages from one thread to another. A descriptor wakes the thread that takes them.
package final class Mailbox<Message: Sendable>: Sendable {
    /// Can be read while there is something in the box.
    package let descriptor: Int32
    private let messages = Mutex<(list: [Message], bytes: Int)>(([], 0))
    private let mostBytes: Int

    /// - Parameter mostBytes: So many bytes may wait. One message fits in any case.
    package init(mostBytes: Int = .max) throws(SystemError) {
        self.mostBytes = mostBytes
        descriptor = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
        guard descriptor >= 0 else { throw SystemError("cannot make an event descriptor", errno) }
    }

    deinit { close(descriptor) }

    /// Leaves a message, from any thread and at any time. Returns false, and leaves nothing, when too much waits.
    @discardableResult
    package func post(_ message: Message, bytes: Int = 0) -> Bool {
        let (isPosted, isFirst) = messages.withLock { box in
            guard box.list.isEmpty || box.bytes + bytes <= mostBytes else { return (false, false) }
            box.list.append(message)
            box.bytes += bytes
            return (true, box.list.count == 1)
        }
        // The write fails only when the counter would exceed 64 bits.
        if isFirst { _ = eventfd_write(descriptor, 1) }
        return isPosted
    }

    /// Takes all messages, in the order in which they came.
    package func take() -> [Message] {
        // The counter is read first, so that a message that comes in between wakes the thread again.
        var count: eventfd_t = 0
        _ = eventfd_read(descriptor, &count)
        return messages.withLock { box in
            defer { box = ([], 0) }
            return box.list
        }
    }

    /// Waits until there is something in the box, or the time has passed; -1 for no limit of the time.
    package func wait(milliseconds: Int32) {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&waiting, 1, milliseconds)
    }
}

import CLinux
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A queue between two threads. A descriptor wakes the one that takes.
final class EngineMailbox<Element: Sendable>: Sendable {
    /// Can be read while there is something in the box.
    let descriptor: Int32
    private let elements = Mutex<(list: [Element], bytes: Int)>(([], 0))
    private let mostBytes: Int

    /// - Parameter mostBytes: So many bytes may wait.
    init(mostBytes: Int) throws(EngineError) {
        self.mostBytes = mostBytes
        descriptor = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
        guard descriptor >= 0 else {
            throw EngineError(.other, "cannot make an event descriptor: \(String(cString: strerror(errno)))")
        }
    }

    deinit { close(descriptor) }

    /// Leaves an element. Returns false, and leaves nothing, when too much waits.
    func post(_ element: Element, bytes: Int = 0) -> Bool {
        let (isPosted, isFirst) = elements.withLock { box in
            guard box.list.isEmpty || box.bytes + bytes <= mostBytes else { return (false, false) }
            box.list.append(element)
            box.bytes += bytes
            return (true, box.list.count == 1)
        }
        if isFirst { _ = eventfd_write(descriptor, 1) }
        return isPosted
    }

    /// Takes all elements, in the order in which they came.
    func take() -> [Element] {
        // The counter is read first, so that an element that comes in between wakes the reader again.
        var count: eventfd_t = 0
        _ = eventfd_read(descriptor, &count)
        return elements.withLock { box in
            defer { box = ([], 0) }
            return box.list
        }
    }

    /// Waits until there is something in the box, or the time has passed.
    func wait(milliseconds: Int32) {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&waiting, 1, milliseconds)
    }
}

package import NIOCore

/// The events of one stream that its reader has not taken yet, as the text that is sent.
///
/// 1. Events have a limit of bytes; a snapshot is not counted. Above the limit all events are dropped, never single
///    ones, and nothing is taken until the watches have begun anew.
/// 2. Traffic is left out earlier, at half of the limit. The next line says how many were.
/// 3. The queue counts what its reader has taken, so that the host is allowed to send as much again.
package struct EventQueue: Sendable {
    /// The bytes that may wait.
    package static let limit = 1 << 20

    /// The text that the reader takes at once.
    package struct Batch: Equatable, Sendable {
        package var bytes = ByteBuffer()
        /// How many notifications of each watch are among them.
        package var counts: [StreamRequest.Target: Int] = [:]
    }

    private var batch = Batch()
    private var counted = 0
    private var droppedTraffic = 0
    /// Whether events were dropped, so that the watches have to begin anew.
    package private(set) var hasLost = false
    private let limit: Int

    package init(limit: Int = Self.limit) {
        self.limit = limit
    }

    /// Whether there is nothing to take.
    package var isEmpty: Bool { batch.bytes.readableBytes == 0 }

    /// Adds the start of a watch, or its snapshot. It always fits.
    package mutating func addSnapshot(_ event: ServerSentEvent) {
        event.write(to: &batch.bytes)
    }

    /// Adds an event of a watch; false when it was dropped.
    @discardableResult
    package mutating func add(_ event: ServerSentEvent, of target: StreamRequest.Target?) -> Bool {
        guard !hasLost else { return false }
        // One event alone may be longer than the limit, because nothing smaller could replace it.
        guard counted == 0 || counted + event.length <= limit else {
            batch = Batch()
            counted = 0
            hasLost = true
            return false
        }
        counted += event.length
        event.write(to: &batch.bytes)
        if let target { batch.counts[target, default: 0] += 1 }
        return true
    }

    /// Adds a line of a monitor, if there is room.
    package mutating func addTraffic(_ event: ServerSentEvent) {
        guard !hasLost, counted + event.length <= limit / 2 else {
            droppedTraffic += 1
            return
        }
        if droppedTraffic > 0 {
            add(ServerSentEvent("traffic", data: .dropped(droppedTraffic)), of: nil)
            droppedTraffic = 0
        }
        add(event, of: nil)
    }

    /// Adds text that is not an event: a comment, or the pause before a reconnection.
    package mutating func addRaw(_ text: String) {
        batch.bytes.writeString(text)
    }

    /// Everything that waits.
    package mutating func take() -> Batch {
        defer { (batch, counted) = (Batch(), 0) }
        return batch
    }

    /// The watches begin anew.
    package mutating func startAnew() { hasLost = false }
}

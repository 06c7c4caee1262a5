package import NavigationFleet
import NavigationThreads
import Synchronization

/// A connection to the engine, which comes back by itself.
///
/// The host's loop never calls libnats, since a call may wait for a socket. It leaves messages for a thread of this
/// connection, and takes ``events()`` when ``descriptor`` can be read.
package final class EngineConnection: Sendable {
    private enum Order: Sendable {
        case publish(EngineMessage)
        case subscribe(String)
        case unsubscribe(String)
        /// The library has closed a connection, and has told so.
        case reconnect
        case renew
        case close
    }

    private let orders: Mailbox<Order>
    private let box: EngineBox

    /// The bytes that may wait to be sent, and to be taken.
    private static let mostBytes = 8 << 20
    private static let mostBytesToTake = 64 << 20

    /// Begins to connect. The first event says how that went.
    ///
    /// - Parameter subjects: Each connection subscribes to these.
    /// - Throws: ``EngineError`` when the library is missing, or an option is wrong.
    package init(_ options: EngineOptions, subjects: [String]) throws(EngineError) {
        let library = try EngineLibrary.load()
        let (orders, events) = try Self.makeMailboxes()
        let box = EngineBox(options, library, events) { orders.post(.reconnect) }
        self.orders = orders
        self.box = box
        // It is never freed: the library may still call it when its connection is destroyed.
        _ = Unmanaged.passRetained(box)
        let settings = try EngineSettings(box)
        // Without the thread the host ends, and the settings with it.
        do {
            try WaitingThread.start("navhost-engine") {
                Self.run(settings, subjects, box, orders)
                settings.destroy()
            }
        } catch { throw EngineError(.other, "\(error)") }
    }

    deinit { orders.post(.close) }

    private static func makeMailboxes() throws(EngineError) -> (Mailbox<Order>, Mailbox<EngineEvent>) {
        do { return (try Mailbox(mostBytes: mostBytes), try Mailbox(mostBytes: mostBytesToTake)) } catch {
            throw EngineError(.other, "\(error)")
        }
    }

    /// Can be read while there are events.
    package var descriptor: Int32 { box.events.descriptor }

    /// Takes what has happened, in order.
    package func events() -> [EngineEvent] { box.take() }

    /// Sends a message, some time. Returns false when too much waits to be sent; then the message is dropped.
    package func publish(_ message: EngineMessage) -> Bool {
        orders.post(.publish(message), bytes: message.body.count + 1_024)
    }

    /// Takes messages with this subject, until the host unsubscribes or ``EngineEvent/disconnected`` comes.
    package func subscribe(to subject: String) { orders.post(.subscribe(subject)) }

    package func unsubscribe(from subject: String) { orders.post(.unsubscribe(subject)) }

    /// Connects anew. To be called when the wall clock was set back: libnats waits for times of that clock, so it would
    /// not notice a server that stands still before the clock has come as far again.
    package func renew() { orders.post(.renew) }

    // MARK: The thread

    private static func run(
        _ settings: EngineSettings,
        _ subjects: [String],
        _ box: EngineBox,
        _ orders: Mailbox<Order>
    ) {
        var connection: OpenConnection?
        // Orders that come meanwhile do not hasten the next attempt.
        var (next, pause) = (ContinuousClock.now, leastPause)
        while true {
            if connection == nil, ContinuousClock.now >= next {
                do throws(EngineError) {
                    connection = try OpenConnection(settings, subjects, box)
                    pause = leastPause
                } catch {
                    box.post(.failed(error))
                    next = .now + pause
                    pause = min(pause * 2, mostPause)
                }
            }
            orders.wait(milliseconds: connection == nil ? milliseconds(until: next) : -1)
            for order in orders.take() {
                switch order {
                case .publish(let message): connection?.publish(message)
                case .subscribe(let subject): connection?.subscribeLater(to: subject)
                case .unsubscribe(let subject): connection?.unsubscribe(from: subject)
                case .reconnect: if connection?.isClosed == true { connection = nil }
                case .renew: connection?.close()
                case .close: return
                }
            }
        }
    }

    /// The pause after the first attempt to connect, and the longest one.
    private static let (leastPause, mostPause) = (Duration.milliseconds(100), Duration.seconds(2))

    /// Rounded up.
    private static func milliseconds(until time: ContinuousClock.Instant) -> Int32 {
        Int32(max(0, (time - .now) / .milliseconds(1)).rounded(.up))
    }
}

/// The events that the library's threads leave for the host.
final class EngineBox: Sendable {
    let options: EngineOptions
    let library: EngineLibrary
    let events: Mailbox<EngineEvent>
    /// Called when the library has given a connection up.
    let gaveUp: @Sendable () -> Void
    /// Whether events did not fit since the host took them last.
    private let isOverfull = Mutex(false)

    init(
        _ options: EngineOptions,
        _ library: EngineLibrary,
        _ events: Mailbox<EngineEvent>,
        gaveUp: @escaping @Sendable () -> Void
    ) {
        self.options = options
        self.library = library
        self.events = events
        self.gaveUp = gaveUp
    }

    func post(_ event: EngineEvent, bytes: Int = 0) {
        if !events.post(event, bytes: bytes) { isOverfull.withLock { $0 = true } }
    }

    func take() -> [EngineEvent] {
        let events = events.take()
        let wasOverfull = isOverfull.withLock { isOverfull in
            defer { isOverfull = false }
            return isOverfull
        }
        return wasOverfull ? events + [.dropped] : events
    }
}

import JSON
package import NIOCore
package import NavigationClient
import Synchronization

/// Between the watches of a stream and the browser that reads it.
///
/// The watches add events. The server takes all waiting events, and asks again when the browser has taken them. The
/// feed tells the session how many were taken, and the session allows the host to send as many again. So a browser that
/// does not read stops its own watches only.
package final class StreamFeed: Sendable, AsyncSequence {
    package typealias Element = ByteBuffer

    /// A message to the session with the host.
    package enum Reading: Equatable, Sendable {
        /// The browser has taken these notifications.
        case taken([StreamRequest.Target: Int])
        /// Events were dropped, and the browser reads again: the watches have to begin anew.
        case lost
    }

    fileprivate struct State {
        var queue = EventQueue()
        var position: StreamPosition
        var waiter: CheckedContinuation<Void, Never>?
        var isOver = false
        /// Whether the browser was told that the host is away.
        var isWaiting = false
        /// Whether the next snapshots take the place of events that were dropped.
        var isAfterLoss = false
        /// The notifications that the server is writing now, and the time when it began.
        var written: [StreamRequest.Target: Int] = [:]
        var writingSince: ContinuousClock.Instant?
        var lastTaken = ContinuousClock.now
        var reading: AsyncStream<Reading>.Continuation?
        /// The host's numbers of the watches on this connection.
        var numbers: [StreamRequest.Target: JSONPayload] = [:]
        /// The host's notifications that came before the answer to `host.watch`.
        var early: [(name: String, payload: JSONPayload)]? = []
    }

    private let state: Mutex<State>

    package init(_ position: StreamPosition) {
        state = Mutex(State(position: position))
        state.withLock { $0.queue.addRaw("retry: 500\n\n") }
    }

    // MARK: The session with the host

    /// A session begins. The result tells what the browser reads, until the session ends.
    package func beginSession() -> AsyncStream<Reading> {
        let (stream, continuation) = AsyncStream.makeStream(of: Reading.self)
        state.withLock { state in
            state.reading?.finish()
            state.reading = continuation
            state.early = []
            state.numbers = [:]
            state.written = [:]
            state.isAfterLoss = state.queue.hasLost
            state.queue.startAnew()
        }
        return stream
    }

    /// Where a watch goes on; nil for a snapshot.
    package func place(of target: StreamRequest.Target) -> (revision: Int, instance: String)? {
        state.withLock { state in
            guard !state.isAfterLoss, let instance = state.position.instance,
                let revision = state.position.revision(of: target)
            else { return nil }
            return (revision, instance)
        }
    }

    /// The host's number of a watch; nil before it began.
    package func number(of target: StreamRequest.Target) -> JSONPayload? { state.withLock { $0.numbers[target] } }

    /// Adds the host's answer to a watch.
    package func started(_ target: StreamRequest.Target, _ payload: JSONPayload) {
        add { state in
            state.numbers[target] = payload["watch"]
            guard !state.queue.hasLost else { return }
            let isResumed = payload["resumed"]?.bool == true
            if let instance = payload["instance"]?.string,
                let revision = payload[isResumed ? "from" : "revision"]?.integer
            {
                state.position.begin(target, at: revision, instance: instance)
            }
            let lagged = target == .host ? "hostLagged" : "lagged"
            let name = state.isAfterLoss && !isResumed ? lagged : "watching"
            state.queue.addSnapshot(ServerSentEvent(name, id: state.position.text, data: payload))
            state.isWaiting = false
            guard target == .host, let early = state.early else { return }
            state.early = nil
            for (name, payload) in early { state.addRevision(name, payload, of: .host) }
        }
    }

    /// Adds a notification with a revision.
    package func changed(_ name: String, _ target: StreamRequest.Target, _ payload: JSONPayload) {
        add { state in
            if target == .host, state.early != nil {
                state.early?.append((name, payload))
            } else {
                state.addRevision(name, payload, of: target)
            }
        }
    }

    /// Adds a notification without a revision. `target` is the watch whose credit it cost.
    package func happened(_ name: String, _ payload: JSONPayload, of target: StreamRequest.Target? = nil) {
        add { $0.queue.add(ServerSentEvent(name, data: payload), of: target) }
    }

    /// Adds a line of a monitor.
    package func passed(_ payload: JSONPayload) {
        add { $0.queue.addTraffic(ServerSentEvent("traffic", data: payload)) }
    }

    /// Adds the host's last words, and a longer pause before the browser connects again.
    package func ended(_ payload: JSONPayload) {
        add { state in
            state.queue.addRaw("retry: 2000\n")
            state.queue.add(ServerSentEvent("bye", data: payload), of: nil)
        }
    }

    /// Tells once that the host is away.
    package func away(_ reason: String) {
        add { state in
            guard !state.isWaiting else { return }
            state.isWaiting = true
            state.queue.add(ServerSentEvent("waiting", data: ["reason": JSONPayload(reason)]), of: nil)
        }
    }

    // MARK: The server

    /// The next text for the browser; nil at the end. The call says that the text before was taken.
    package func next() async -> ByteBuffer? {
        state.withLock { state in
            state.writingSince = nil
            if !state.written.isEmpty { state.reading?.yield(.taken(state.written)) }
            state.written = [:]
        }
        while true {
            await withCheckedContinuation { (waiter: CheckedContinuation<Void, Never>) in
                let isReady = state.withLock { state in
                    if state.queue.hasLost, state.queue.isEmpty { state.reading?.yield(.lost) }
                    if state.isOver || !state.queue.isEmpty { return true }
                    state.waiter = waiter
                    return false
                }
                if isReady { waiter.resume() }
            }
            let found = state.withLock { state -> ByteBuffer?? in
                if state.isOver { return .some(nil) }
                guard !state.queue.isEmpty else { return nil }
                let batch = state.queue.take()
                state.written = batch.counts
                state.writingSince = .now
                state.lastTaken = .now
                return batch.bytes
            }
            if let found { return found }
        }
    }

    /// Whether the server waits for text.
    package var isAwaited: Bool { state.withLock { $0.waiter != nil } }

    /// Adds a comment when nothing was sent for 15 s. Returns whether the browser has not read for 30 s.
    package func tick(at now: ContinuousClock.Instant) -> Bool {
        add { state in
            guard now - state.lastTaken >= .seconds(15), state.queue.isEmpty, state.writingSince == nil else { return }
            state.queue.addRaw(":\n\n")
        }
        return state.withLock { state in state.writingSince.map { now - $0 >= .seconds(30) } ?? false }
    }

    /// Ends the stream.
    package func end() {
        add { state in
            state.isOver = true
            state.reading?.finish()
        }
    }

    private func add(_ change: (inout State) -> Void) {
        let waiter = state.withLock { state in
            change(&state)
            // Its events had moved the position, and the browser does not get them.
            if state.queue.hasLost { state.position.clear() }
            // A browser that waits while events are dropped has read all: the watches begin anew at once.
            if state.queue.hasLost, state.waiter != nil { state.reading?.yield(.lost) }
            guard state.isOver || !state.queue.isEmpty else { return CheckedContinuation<Void, Never>?.none }
            defer { state.waiter = nil }
            return state.waiter
        }
        waiter?.resume()
    }

    /// Takes the texts one by one; there is one reader.
    package struct AsyncIterator: AsyncIteratorProtocol {
        let feed: StreamFeed

        /// The next text; nil at the end.
        package func next() async -> ByteBuffer? { await feed.next() }
    }

    /// Begins to read.
    package func makeAsyncIterator() -> AsyncIterator { AsyncIterator(feed: self) }
}

extension StreamFeed.State {
    fileprivate mutating func addRevision(_ name: String, _ payload: JSONPayload, of target: StreamRequest.Target) {
        guard !queue.hasLost else { return }
        var later = position
        if let revision = payload["revision"]?.integer { later.advance(target, to: revision) }
        let event = ServerSentEvent(name, id: later.text, data: payload)
        // Dropped events are not passed: the position stays, and the watch begins anew.
        if queue.add(event, of: target) { position = later }
    }
}

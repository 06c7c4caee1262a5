/// The events of one watch: where it begins, then every change.
///
/// One task reads it. When that task is cancelled, or the watch and its iterator are released, the client tells the
/// host to end the watch.
///
/// At most ``bufferLimit`` events wait. A reader that falls further behind gets
/// ``NavigationClientError/watchOverflowed(limit:)`` after the events that fitted. A lost connection is thrown after
/// the last event, unless the client connects again.
public struct NavigationWatch: AsyncSequence, Sendable {
    /// The number of events that may wait to be read.
    public static let bufferLimit = 16_384

    let signals: AsyncThrowingStream<WatchSignal, any Error>
    let request: WatchRequest
    /// Keeps the connection open while the watch exists.
    let client: NavigationClient

    /// Begins to read. A watch has one reader.
    public func makeAsyncIterator() -> Iterator {
        Iterator(signals: signals.makeAsyncIterator(), request: request, client: client)
    }

    /// Reads the events one by one.
    public struct Iterator: AsyncIteratorProtocol {
        var signals: AsyncThrowingStream<WatchSignal, any Error>.Iterator
        /// The request that continues the watch from here.
        var request: WatchRequest
        let client: NavigationClient
        private var isResuming = false
        /// The host's number of the watch on this connection; nil until the first event is read.
        private var number: Int?

        init(
            signals: AsyncThrowingStream<WatchSignal, any Error>.Iterator,
            request: WatchRequest,
            client: NavigationClient
        ) {
            self.signals = signals
            self.request = request
            self.client = client
        }

        /// The next event; nil after the watch has ended. Throws ``NavigationClientError`` when the watch or the
        /// connection failed.
        public mutating func next() async throws -> WatchEvent? {
            try await nextSignal().map { try WatchEvent($0) }
        }

        /// The next event as the host wrote it, for readers that pass it on; nil after the watch has ended.
        public mutating func nextSignal() async throws -> WatchSignal? {
            while true {
                do {
                    guard let signal = try await signals.next(isolation: #isolation) else { return nil }
                    if isToBeTold(signal) { return signal }
                } catch let error as NavigationClientError where error.isPassing && client.core.reconnection != nil {
                    try await resume()
                }
            }
        }

        /// Keeps how far the watch has got. A resumed watch goes on after `from`: the changes up to its revision are
        /// still to come. A host that does not say `from` goes on from the revision that was asked for.
        private mutating func isToBeTold(_ signal: WatchSignal) -> Bool {
            switch signal {
            case .started(let payload):
                number = payload["watch"]?.integer
                request.instance = payload["instance"]?.string
                let isContinued = payload["resumed"]?.bool == true
                let since = payload[isContinued ? "from" : "revision"]?.integer
                request.since = since ?? (isContinued ? request.since : nil)
                defer { isResuming = false }
                return !(isContinued && isResuming)
            case .changed(let payload), .lagged(let payload):
                request.since = payload["revision"]?.integer
                return true
            case .event, .ended:
                return true
            }
        }

        /// Lets the host send more to a watch with ``WatchRequest/credit``. Read the first event before.
        ///
        /// - Parameter credit: how many notifications more, at least one.
        /// - Returns: the number of notifications that the host may send now.
        @discardableResult
        public func allow(_ credit: Int) async throws(NavigationClientError) -> Int {
            try await client.contract.addCredit(watch: number ?? 0, credit: credit).credit
        }

        /// Opens the watch again, and repeats that when the connection is lost meanwhile. Throws when the client has
        /// ended for good.
        private mutating func resume() async throws {
            isResuming = true
            while true {
                try await client.ready()
                do throws(NavigationClientError) {
                    signals = try await client.openWatch(request, timeout: nil).makeAsyncIterator()
                    return
                } catch {
                    guard error.isPassing else { throw error }
                }
            }
        }
    }
}

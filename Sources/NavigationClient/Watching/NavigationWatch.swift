/// The events of one watch: where it begins, then every change.
///
/// It is read by one task. When that task is cancelled, or the watch and its iterator are released, the host is told to end it. At most
/// ``bufferLimit`` events wait; a reader that falls further behind gets ``NavigationClientError/watchOverflowed(limit:)`` after
/// the events that still fitted. A lost connection is thrown, after the last event.
public struct NavigationWatch: AsyncSequence, Sendable {
    /// How many events may wait to be read.
    public static let bufferLimit = 16_384

    let signals: AsyncThrowingStream<WatchSignal, any Error>
    /// A watch keeps its connection open.
    let client: NavigationClient

    /// Starts to read; a watch has one reader.
    public func makeAsyncIterator() -> Iterator {
        Iterator(signals: signals.makeAsyncIterator(), client: client)
    }

    /// Reads the events one by one.
    public struct Iterator: AsyncIteratorProtocol {
        var signals: AsyncThrowingStream<WatchSignal, any Error>.Iterator
        let client: NavigationClient

        /// The next event; nil after the watch has ended.
        public mutating func next() async throws -> WatchEvent? {
            try await nextSignal().map { try WatchEvent($0) }
        }

        /// The next event as the host wrote it, for those who pass it on; nil after the watch has ended.
        public mutating func nextSignal() async throws -> WatchSignal? {
            try await signals.next(isolation: #isolation)
        }
    }
}

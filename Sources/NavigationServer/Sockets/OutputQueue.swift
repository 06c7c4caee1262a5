/// The output that a client has not taken yet.
///
/// It is a list of chunks. One array would be copied whenever it grows, and many clients that do not read grow in the
/// same turn.
struct OutputQueue {
    /// Bytes after which a chunk takes no more. A longer text is a chunk by itself.
    private static let chunkSize = 1 << 16

    private var chunks: [[UInt8]] = []
    /// How many bytes of the first chunk have been sent.
    private var head = 0
    private(set) var count = 0

    var isEmpty: Bool { count == 0 }

    /// Adds bytes at the end.
    mutating func append(_ text: some Collection<UInt8>) {
        guard !text.isEmpty else { return }
        count += text.count
        if let last = chunks.indices.last, chunks[last].count + text.count <= Self.chunkSize {
            chunks[last] += text
        } else {
            var chunk: [UInt8] = []
            // The first chunk stays small, because most clients soon take it.
            if !chunks.isEmpty { chunk.reserveCapacity(Self.chunkSize) }
            chunk += text
            chunks.append(chunk)
        }
    }

    /// Lends the first bytes that wait: all, or as many as lie together.
    func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        guard let first = chunks.first else { return body(UnsafeRawBufferPointer(start: nil, count: 0)) }
        return first.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[head...])) }
    }

    /// Removes bytes that have been sent: no more than were lent.
    mutating func removeFirst(_ count: Int) {
        self.count -= count
        head += count
        guard let first = chunks.first, head == first.count else { return }
        chunks.removeFirst()
        head = 0
    }

    /// Drops all bytes, and their memory.
    mutating func removeAll() { self = OutputQueue() }
}

/// What a client has not taken yet.
struct OutputQueue {
    private var bytes: [UInt8] = []
    /// How many of the bytes have left.
    private var head = 0

    var count: Int { bytes.count - head }
    var isEmpty: Bool { count == 0 }

    mutating func append(_ text: some Collection<UInt8>) { bytes += text }

    func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        bytes.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[head...])) }
    }

    /// So many bytes have left. What waits is moved to the front only when it is no more than what has left, so that a byte is moved once or so.
    mutating func removeFirst(_ count: Int) {
        head += count
        if isEmpty {
            self = OutputQueue()
        } else if head > self.count {
            bytes.removeFirst(head)
            head = 0
        }
    }

    mutating func removeAll() { self = OutputQueue() }
}

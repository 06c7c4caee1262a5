/// The output that a client has not taken yet.
struct OutputQueue {
    private var bytes: [UInt8] = []
    /// How many of the bytes have been sent.
    private var head = 0

    var count: Int { bytes.count - head }
    var isEmpty: Bool { count == 0 }

    /// Adds bytes at the end.
    mutating func append(_ text: some Collection<UInt8>) { bytes += text }

    /// Lends the bytes that wait.
    func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        bytes.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[head...])) }
    }

    /// Removes bytes that have been sent.
    ///
    /// The rest moves to the front only when it is smaller than what has been sent, so that a byte is moved about once.
    mutating func removeFirst(_ count: Int) {
        head += count
        if isEmpty {
            self = OutputQueue()
        } else if head > self.count {
            bytes.removeFirst(head)
            head = 0
        }
    }

    /// Drops all bytes, and their memory.
    mutating func removeAll() { self = OutputQueue() }
}

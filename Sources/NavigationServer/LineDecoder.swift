#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Cuts a stream of bytes into lines.
///
/// LF ends a line and nothing else does; a CR before it is dropped, blank lines are skipped. Bytes that were looked at are not looked at again. A line over
/// the limit is reported once, as soon as it is too long, and its bytes are thrown away up to the next LF: what is held never exceeds the limit and one read.
///
/// Lines stay where they were read to. That is memory that all decoders share, one at a time: a read borrows it, ``giveBack()`` ends that, and only what is left
/// over by then gets memory of its own.
package struct LineDecoder: ~Copyable {
    package enum Event: Equatable {
        /// Where the line is, without its LF, until the next read: see ``withBytes(of:_:)``.
        case line(Range<Int>)
        case tooLong
    }

    /// What decoders read to.
    package struct SharedMemory: ~Copyable {
        fileprivate let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 1)

        package init() {}

        deinit { bytes.deallocate() }
    }

    /// The longest line, in bytes without its end.
    package var limit: Int
    /// Nil while there is nothing, so that an idle connection holds no memory.
    private var memory: UnsafeMutableRawBufferPointer?
    private var isBorrowed = false
    /// What was read and not handed out.
    private var start = 0
    private var end = 0
    /// Bytes from the start in which there is no LF.
    private var scanned = 0
    /// Inside a line that was too long.
    private var isDiscarding = false

    package init(limit: Int) {
        self.limit = limit
    }

    deinit { if !isBorrowed { memory?.deallocate() } }

    /// Bytes that are held.
    package var held: Int { end - start }

    // MARK: Reading

    /// Lets `body` fill a part of the memory, and takes in as many bytes as it says.
    ///
    /// - Returns: What `body` did; of a number below 0 it takes nothing.
    package mutating func read(
        into shared: borrowing SharedMemory,
        _ body: (UnsafeMutableRawBufferPointer) -> Int
    ) -> Int {
        let room = makeRoom(in: shared)
        let count = body(UnsafeMutableRawBufferPointer(rebasing: room[end...]))
        end += max(0, count)
        return count
    }

    /// For half of what is shared, at least.
    private mutating func makeRoom(in shared: borrowing SharedMemory) -> UnsafeMutableRawBufferPointer {
        let wanted = shared.bytes.count / 2
        if let memory, memory.count - end >= wanted { return memory }
        guard held > wanted else {
            move(to: shared.bytes, isBorrowed: true)
            return shared.bytes
        }
        // Twice as much each time, so that a byte is moved once or so, but not much more than the longest line.
        let larger = held + max(wanted, min(held, limit + wanted - held))
        let own = UnsafeMutableRawBufferPointer.allocate(byteCount: larger, alignment: 1)
        move(to: own, isBorrowed: false)
        return own
    }

    private mutating func move(to other: UnsafeMutableRawBufferPointer, isBorrowed: Bool) {
        if let memory, held > 0 { other.copyMemory(from: UnsafeRawBufferPointer(rebasing: memory[start..<end])) }
        if !self.isBorrowed { memory?.deallocate() }
        (memory, self.isBorrowed, start, end) = (other, isBorrowed, 0, held)
    }

    /// Gives back what a read has borrowed. No line that was handed out can be lent after this.
    package mutating func giveBack() {
        if held == 0 {
            if !isBorrowed { memory?.deallocate() }
            (memory, isBorrowed, start, end) = (nil, false, 0, 0)
        } else if isBorrowed {
            move(to: .allocate(byteCount: held, alignment: 1), isBorrowed: false)
        }
    }

    // MARK: Lines

    /// Lends a line that was handed out.
    package func withBytes<Result>(of line: Range<Int>, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        body(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(memory ?? .init(start: nil, count: 0))[line]))
    }

    /// The next line, or nil when more bytes are needed.
    package mutating func next() -> Event? {
        while let line = nextEnded() {
            if isDiscarding {
                isDiscarding = false
            } else if let event = event(for: line) {
                return event
            }
        }
        guard scanned > limit + 1 || isDiscarding else { return nil }
        (start, scanned) = (end, 0)
        defer { isDiscarding = true }
        return isDiscarding ? nil : .tooLong
    }

    /// Nothing more will come: the last line counts without its LF.
    package mutating func finish() -> Event? {
        if let event = next() { return event }
        guard !isDiscarding, held > 0 else { return nil }
        let rest = start..<end
        (start, scanned) = (end, 0)
        return event(for: rest)
    }

    private func event(for line: Range<Int>) -> Event? {
        guard let memory else { return nil }
        var line = line
        if let last = line.last, memory[last] == UInt8(ascii: "\r") { line = line.dropLast() }
        guard line.count <= limit else { return .tooLong }
        let isBlank = memory[line].allSatisfy { $0 == 0x20 || $0 == 0x09 }
        return isBlank ? nil : .line(line)
    }

    /// Takes the bytes up to the next LF, and the LF.
    private mutating func nextEnded() -> Range<Int>? {
        guard let bytes = memory?.baseAddress, scanned < held else { return nil }
        let end = memchr(bytes + start + scanned, Int32(UInt8(ascii: "\n")), held - scanned)
        guard let end else {
            scanned = held
            return nil
        }
        let line = start..<bytes.distance(to: end)
        (start, scanned) = (line.upperBound + 1, 0)
        return line
    }
}

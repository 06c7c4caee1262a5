#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Cuts a stream of bytes into lines.
///
/// Only LF ends a line. A CR before it is dropped, and blank lines are skipped. No byte is searched twice. A line
/// over the limit is reported once, as soon as it is too long, and its bytes are dropped up to the next LF. A decoder
/// therefore never holds more than the limit and one read.
///
/// Lines stay in the memory that they were read to. All decoders share that memory: a read borrows it, one decoder at a
/// time, and ``giveBack()`` returns it. An unfinished line then moves to memory of its own.
///
/// A first, short read may borrow a small part instead, of which there are several. So the server can read from some
/// sockets one after the other before it carries out the lines of the first one.
package struct LineDecoder: ~Copyable {
    /// The next thing in the stream.
    package enum Event: Equatable {
        /// The position of the line, without its LF; valid until the next read. See ``withBytes(of:_:)``.
        case line(Range<Int>)
        case tooLong
    }

    /// The memory that all decoders read to.
    package struct SharedMemory: ~Copyable {
        /// The number of small parts.
        package static let parts = 32
        /// No power of two, so that the processor's cache does not keep the beginnings of all parts in one place.
        private static let bytesOfPart = 4 << 10 | 192

        fileprivate let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 1)
        private let small = UnsafeMutableRawBufferPointer.allocate(byteCount: parts * bytesOfPart, alignment: 64)

        package init() {}

        deinit {
            bytes.deallocate()
            small.deallocate()
        }

        fileprivate func part(_ index: Int) -> UnsafeMutableRawBufferPointer {
            let start = index * Self.bytesOfPart
            return UnsafeMutableRawBufferPointer(rebasing: small[start..<start + Self.bytesOfPart])
        }
    }

    /// The longest line, in bytes without its end.
    package var limit: Int
    /// Nil while nothing is held, so that an idle connection has no memory.
    private var memory: UnsafeMutableRawBufferPointer?
    private var isBorrowed = false
    /// The bytes that were read and not handed out as lines.
    private var start = 0
    private var end = 0
    /// Bytes from the start that hold no LF.
    private var scanned = 0
    /// The position is inside a line that was too long.
    private var isDiscarding = false

    package init(limit: Int) {
        self.limit = limit
    }

    deinit { if !isBorrowed { memory?.deallocate() } }

    /// Bytes that are held.
    package var held: Int { end - start }

    // MARK: Reading

    /// Lets `body` fill a part of the memory, and takes in as many bytes as it returns.
    ///
    /// - Returns: The result of `body`. When it is below 0, nothing is taken in.
    package mutating func read(
        into shared: borrowing SharedMemory,
        _ body: (UnsafeMutableRawBufferPointer) -> Int
    ) -> Int {
        let room = makeRoom(in: shared)
        let count = body(UnsafeMutableRawBufferPointer(rebasing: room[end...]))
        end += max(0, count)
        return count
    }

    /// Whether ``readAhead(into:part:_:)`` may be called: nothing is held or borrowed.
    package var canReadAhead: Bool { memory == nil }

    /// The same, into a small part of the memory. No other decoder may read to this part before ``giveBack()``.
    package mutating func readAhead(
        into shared: borrowing SharedMemory,
        part: Int,
        _ body: (UnsafeMutableRawBufferPointer) -> Int
    ) -> Int {
        let room = shared.part(part)
        let count = body(room)
        if count > 0 { (memory, isBorrowed, start, end) = (room, true, 0, count) }
        return count
    }

    /// Makes room for half of the shared memory, at least.
    private mutating func makeRoom(in shared: borrowing SharedMemory) -> UnsafeMutableRawBufferPointer {
        let wanted = shared.bytes.count / 2
        if let memory, memory.count - end >= wanted { return memory }
        guard held > wanted else {
            move(to: shared.bytes, isBorrowed: true)
            return shared.bytes
        }
        // The room doubles, so that a byte is moved about once. It does not grow far beyond the longest line.
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

    /// Gives back the memory that a read has borrowed. Lines that were handed out are invalid after this.
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

    /// Takes back the line that was handed out last. ``next()`` hands it out again.
    package mutating func putBack(_ line: Range<Int>) { (start, scanned) = (line.lowerBound, line.count) }

    /// Ends the input: the rest is a line, although it has no LF.
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

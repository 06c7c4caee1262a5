#if canImport(Glibc)
import Glibc
#endif

/// Cuts a stream of bytes into lines, at LF only.
///
/// Each byte is searched once, because the buffer remembers where the search stopped. The caller takes the lines of a
/// read, then calls ``dropTaken()``.
struct LineBuffer {
    /// A line has more bytes than the limit.
    struct LineTooLong: Error, Equatable {
        let limit: Int
    }

    private(set) var bytes: [UInt8] = []
    /// Where the next line begins.
    private var start = 0
    /// The end of the part without LF that was already searched.
    private var searched = 0
    private let limit: Int

    /// Makes a buffer that refuses lines of more than `limit` bytes, without their LF.
    init(limit: Int) {
        self.limit = limit
    }

    /// Whether bytes of an unfinished line are waiting.
    var isInsideLine: Bool { start < bytes.count }

    /// Adds bytes that were read.
    mutating func append(_ new: some Sequence<UInt8>) {
        bytes.append(contentsOf: new)
    }

    /// The range in ``bytes`` of the next line that is not blank, without its line end; nil when no whole line is
    /// waiting.
    mutating func nextLine() throws(LineTooLong) -> Range<Int>? {
        while let end = lineEnd() {
            let line = withoutCarriageReturn(start..<end)
            start = end + 1
            searched = start
            guard line.count <= limit else { throw LineTooLong(limit: limit) }
            if !line.isEmpty { return line }
        }
        guard bytes.count - start <= limit + 1 else { throw LineTooLong(limit: limit) }
        return nil
    }

    /// Drops the lines that were taken. Earlier ranges become invalid.
    mutating func dropTaken() {
        if start == bytes.count {
            bytes.removeAll(keepingCapacity: bytes.capacity <= 1 << 16)
        } else if start > 0 {
            bytes.removeSubrange(..<start)
        }
        searched -= start
        start = 0
    }

    private mutating func lineEnd() -> Int? {
        let found = bytes.withUnsafeBytes { all -> Int? in
            guard searched < all.count, let base = all.baseAddress else { return nil }
            guard let hit = memchr(base + searched, 0x0A, all.count - searched) else { return nil }
            return UnsafeRawPointer(hit) - base
        }
        if found == nil { searched = bytes.count }
        return found
    }

    private func withoutCarriageReturn(_ line: Range<Int>) -> Range<Int> {
        !line.isEmpty && bytes[line.upperBound - 1] == 0x0D ? line.lowerBound..<(line.upperBound - 1) : line
    }
}

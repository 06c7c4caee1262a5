package import NIOCore

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Cuts a stream of bytes into lines.
///
/// LF ends a line and nothing else does; a CR before it is dropped, blank lines are skipped. Bytes that were looked at are not looked at again. A line over
/// the limit is reported once, as soon as it is too long, and its bytes are thrown away up to the next LF: what is held never exceeds the limit and one read.
package struct LineDecoder {
    package enum Event: Equatable {
        /// Without its LF.
        case line(ByteBuffer)
        case tooLong
    }

    /// The longest line, in bytes without its end.
    package var limit: Int
    /// What was read and not handed out. Nil while there is nothing, so that an idle connection holds no memory.
    private var buffer: ByteBuffer?
    /// Bytes of the buffer, from its reader index, in which there is no LF.
    private var scanned = 0
    /// Inside a line that was too long.
    private var isDiscarding = false

    package init(limit: Int) {
        self.limit = limit
    }

    /// Bytes that are held.
    package var held: Int { buffer?.readableBytes ?? 0 }

    package mutating func append(_ bytes: ByteBuffer) {
        var bytes = bytes
        guard buffer != nil else {
            buffer = bytes
            return
        }
        buffer?.discardReadBytes()
        buffer?.writeBuffer(&bytes)
    }

    /// The next line, or nil when more bytes are needed.
    package mutating func next() -> Event? {
        while let end = lengthOfLine() {
            let line = buffer?.readSlice(length: end)
            buffer?.moveReaderIndex(forwardBy: 1)
            scanned = 0
            releaseIfEmpty()
            if isDiscarding {
                isDiscarding = false
            } else if let line, let event = event(for: line) {
                return event
            }
        }
        guard scanned > limit + 1 || isDiscarding else { return nil }
        buffer = nil
        scanned = 0
        defer { isDiscarding = true }
        return isDiscarding ? nil : .tooLong
    }

    /// Nothing more will come: the last line counts without its LF.
    package mutating func finish() -> Event? {
        if let event = next() { return event }
        guard !isDiscarding, let rest = buffer else { return nil }
        buffer = nil
        scanned = 0
        return event(for: rest)
    }

    private func event(for line: ByteBuffer) -> Event? {
        var line = line
        if line.getInteger(at: line.writerIndex - 1, as: UInt8.self) == UInt8(ascii: "\r"), line.readableBytes > 0 {
            line.moveWriterIndex(to: line.writerIndex - 1)
        }
        guard line.readableBytes <= limit else { return .tooLong }
        return isBlank(line) ? nil : .line(line)
    }

    private func isBlank(_ line: ByteBuffer) -> Bool {
        line.withUnsafeReadableBytes { $0.allSatisfy { $0 == 0x20 || $0 == 0x09 } }
    }

    /// How many bytes come before the next LF.
    private mutating func lengthOfLine() -> Int? {
        guard let buffer else { return nil }
        let found = buffer.withUnsafeReadableBytes { bytes -> Int? in
            guard let start = bytes.baseAddress, scanned < bytes.count else { return nil }
            let end = memchr(start + scanned, Int32(UInt8(ascii: "\n")), bytes.count - scanned)
            return end.map { start.distance(to: UnsafeRawPointer($0)) }
        }
        if found == nil { scanned = buffer.readableBytes }
        return found
    }

    private mutating func releaseIfEmpty() {
        if buffer?.readableBytes == 0 { buffer = nil }
    }
}

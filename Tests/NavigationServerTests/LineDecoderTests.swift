import NavigationServer
import TestSupport
import Testing

@Suite(.onSharedThreads)
struct LineDecoderTests {
    /// The events of a decoder for these reads, and for the end of input.
    ///
    /// - Parameters:
    ///   - givesBack: Whether another decoder uses the shared memory between the reads.
    ///   - readsAhead: Whether reads go to a part of the memory where they can, while another one has its own part.
    private func lines(_ reads: [[UInt8]], limit: Int = 64, givesBack: Bool, readsAhead: Bool = false) -> [String] {
        var decoder = LineDecoder(limit: limit)
        let memory = LineDecoder.SharedMemory()
        let noise = Array(repeating: UInt8(ascii: "#"), count: 1_000)
        var lines: [String] = []
        for read in reads {
            let isAhead = readsAhead && decoder.canReadAhead && !read.isEmpty
            #expect(decoder.take(read, memory, part: isAhead ? 1 : nil) == read.count)
            var neighbour = LineDecoder(limit: limit)
            if isAhead { #expect(neighbour.take(noise, memory, part: 0) == noise.count) }
            while let event = decoder.next() { lines.append(decoder.text(event)) }
            guard givesBack else { continue }
            decoder.giveBack()
            var other = LineDecoder(limit: limit)
            #expect(other.take(noise, memory, part: isAhead ? 1 : nil) == noise.count)
        }
        while let event = decoder.finish() { lines.append(decoder.text(event)) }
        return lines
    }

    @Test(arguments: [
        ("", []),
        ("a", ["a"]),
        ("a\n", ["a"]),
        ("a\nb\n", ["a", "b"]),
        ("a\r\nb\r\n", ["a", "b"]),
        ("\n\n \t\n\r\na\n\n", ["a"]),
        ("a\rb\u{0B}c\u{0C}d\n", ["a\rb\u{0B}c\u{0C}d"]),
        ("\u{2028}é\n", ["\u{2028}é"]),
        (String(repeating: "x", count: 64) + "\nb\n", [String(repeating: "x", count: 64), "b"]),
        (String(repeating: "x", count: 65) + "\nb\n", ["<too long>", "b"]),
        (String(repeating: "x", count: 200), ["<too long>"]),
        (String(repeating: "x", count: 200) + "\nb", ["<too long>", "b"]),
        (
            "a\n" + String(repeating: "x", count: 200) + "\n" + String(repeating: "y", count: 100) + "\nb\n",
            ["a", "<too long>", "<too long>", "b"]
        ),
    ])
    func linesAreTheSameHoweverTheyAreSplit(text: String, expected: [String]) {
        let bytes = Array(text.utf8)
        for givesBack in [false, true] {
            #expect(lines([bytes], givesBack: givesBack) == expected)
            #expect(lines(bytes.map { [$0] }, givesBack: givesBack) == expected)
            for split in bytes.indices {
                let reads = [Array(bytes[..<split]), Array(bytes[split...])]
                #expect(lines(reads, givesBack: givesBack) == expected, "split at \(split)")
                #expect(lines(reads, givesBack: givesBack, readsAhead: true) == expected, "split at \(split), ahead")
            }
        }
    }

    /// The line grows from a part of the shared memory to several times its size, and more bytes follow it.
    @Test(arguments: [1_000, 32 << 10, 64 << 10, 100_000, 1 << 20])
    func lineOfAnyLengthComesWhole(length: Int) {
        var decoder = LineDecoder(limit: 1 << 20)
        let memory = LineDecoder.SharedMemory()
        let sent = (0..<length).map { UInt8(ascii: "a") + UInt8($0 % 26) }
        var rest = (sent + Array("\nb\nc".utf8))[...]
        var lines: [String] = []
        while !rest.isEmpty {
            rest.removeFirst(decoder.take(rest.prefix(50_000), memory))
            while let event = decoder.next() { lines.append(decoder.text(event)) }
            decoder.giveBack()
        }
        #expect(lines == [String(decoding: sent, as: UTF8.self), "b"])
        #expect(decoder.held == 1)
    }

    @Test(arguments: [false, true])
    func lineThatIsPutBackComesAgain(givesBack: Bool) throws {
        var decoder = LineDecoder(limit: 64)
        let memory = LineDecoder.SharedMemory()
        #expect(decoder.take(Array("a\nbc\r\nd\n".utf8), memory) == 8)
        #expect(decoder.next().map { decoder.text($0) } == "a")
        guard case .line(let line) = decoder.next() else { throw TestSocket.Failure(description: "no second line") }
        decoder.putBack(line)
        if givesBack { decoder.giveBack() }
        var lines: [String] = []
        while let event = decoder.next() { lines.append(decoder.text(event)) }
        #expect(lines == ["bc", "d"])
    }

    @Test func readThatFailsTakesNothing() {
        var decoder = LineDecoder(limit: 64)
        let memory = LineDecoder.SharedMemory()
        #expect(decoder.take(Array("a".utf8), memory) == 1)
        let result = decoder.read(into: memory) { _ in -1 }
        #expect(result == -1 && decoder.held == 1)
    }

    @Test func partThatIsFullLeavesTheRest() {
        var decoder = LineDecoder(limit: 1 << 20)
        let memory = LineDecoder.SharedMemory()
        let sent = Array(repeating: UInt8(ascii: "x"), count: 10_000) + Array("\nb\n".utf8)
        let count = decoder.take(sent, memory, part: LineDecoder.SharedMemory.parts - 1)
        let isFree = decoder.canReadAhead
        #expect(0 < count && count < sent.count && !isFree)
        #expect(decoder.next() == nil)
        #expect(decoder.take(sent[count...], memory) == sent.count - count)
        var lines: [String] = []
        while let event = decoder.next() { lines.append(decoder.text(event)) }
        #expect(lines == [String(repeating: "x", count: 10_000), "b"])
        decoder.giveBack()
        let isFreeAgain = decoder.canReadAhead
        #expect(isFreeAgain)
    }

    @Test func endlessLineHoldsNoMoreThanTheLimitAndOneRead() {
        var decoder = LineDecoder(limit: 1_000)
        let memory = LineDecoder.SharedMemory()
        let read = Array(repeating: UInt8(ascii: "x"), count: 500)
        var errors = 0
        for _ in 0..<10_000 {
            #expect(decoder.take(read, memory) == 500)
            while decoder.next() != nil { errors += 1 }
            #expect(decoder.held <= 1_500)
        }
        #expect(errors == 1)
    }
}

extension LineDecoder {
    /// Reads as many of these bytes as there is room for.
    fileprivate mutating func take(
        _ bytes: some Collection<UInt8>,
        _ memory: borrowing SharedMemory,
        part: Int? = nil
    ) -> Int {
        func fill(_ room: UnsafeMutableRawBufferPointer) -> Int {
            let bytes = bytes.prefix(room.count)
            room.copyBytes(from: bytes)
            return bytes.count
        }
        guard let part else { return read(into: memory, fill) }
        return readAhead(into: memory, part: part, fill)
    }

    fileprivate func text(_ event: Event) -> String {
        switch event {
        case .line(let line): withBytes(of: line) { String(decoding: $0, as: UTF8.self) }
        case .tooLong: "<too long>"
        }
    }
}

import NIOCore
import NavigationServer
import Testing

struct LineDecoderTests {
    /// What a decoder gives for these reads, and for the end of input.
    private func lines(_ reads: [[UInt8]], limit: Int = 64) -> [String] {
        var decoder = LineDecoder(limit: limit)
        var lines: [String] = []
        for read in reads {
            decoder.append(ByteBuffer(bytes: read))
            while let event = decoder.next() { lines.append(text(event)) }
        }
        while let event = decoder.finish() { lines.append(text(event)) }
        return lines
    }

    private func text(_ event: LineDecoder.Event) -> String {
        switch event {
        case .line(let line): String(buffer: line)
        case .tooLong: "<too long>"
        }
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
        #expect(lines([bytes]) == expected)
        #expect(lines(bytes.map { [$0] }) == expected)
        for split in bytes.indices {
            #expect(lines([Array(bytes[..<split]), Array(bytes[split...])]) == expected, "split at \(split)")
        }
    }

    @Test func endlessLineHoldsNoMoreThanTheLimitAndOneRead() {
        var decoder = LineDecoder(limit: 1_000)
        let read = ByteBuffer(repeating: UInt8(ascii: "x"), count: 500)
        var errors = 0
        for _ in 0..<10_000 {
            decoder.append(read)
            while decoder.next() != nil { errors += 1 }
            #expect(decoder.held <= 1_500)
        }
        #expect(errors == 1)
    }
}

import Testing

@testable import NavigationClient

struct LineBufferTests {
    @Test func everySplitGivesTheSameLines() throws {
        let text = Array("{\"a\":1}\r\n\n\r\nä\u{2028}b\u{0B}c\nlast\n".utf8)
        for split in 0...text.count {
            var buffer = LineBuffer(limit: 64)
            var found: [String] = []
            for part in [text[..<split], text[split...]] {
                buffer.append(part)
                found += try lines(&buffer)
            }
            #expect(found == ["{\"a\":1}", "ä\u{2028}b\u{0B}c", "last"], "split at \(split)")
            #expect(!buffer.isInsideLine)
        }
    }

    @Test func unfinishedLineIsKept() throws {
        var buffer = LineBuffer(limit: 64)
        buffer.append("one\ntw".utf8)
        #expect(try lines(&buffer) == ["one"])
        #expect(buffer.isInsideLine)
        buffer.append("o\n".utf8)
        #expect(try lines(&buffer) == ["two"])
    }

    @Test func lineOfTheLimitPasses() throws {
        var buffer = LineBuffer(limit: 4)
        buffer.append("1234\n".utf8)
        #expect(try lines(&buffer) == ["1234"])
    }

    @Test func lineOverTheLimitIsAnError() {
        var buffer = LineBuffer(limit: 4)
        buffer.append("12345\n".utf8)
        #expect(throws: LineBuffer.LineTooLong(limit: 4)) { try lines(&buffer) }
    }

    @Test func lineOverTheLimitIsAnErrorBeforeItsEnd() {
        var buffer = LineBuffer(limit: 4)
        buffer.append("123456".utf8)
        #expect(throws: LineBuffer.LineTooLong(limit: 4)) { try lines(&buffer) }
    }

    private func lines(_ buffer: inout LineBuffer) throws -> [String] {
        var found: [String] = []
        while let range = try buffer.nextLine() { found.append(String(decoding: buffer.bytes[range], as: UTF8.self)) }
        buffer.dropTaken()
        return found
    }
}

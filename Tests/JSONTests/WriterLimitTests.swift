import Testing

@testable import JSON

/// Text that would be longer than it may be.
struct WriterLimitTests {
    private func text(limit: Int, _ body: (inout JSONWriter) -> Void) -> String? {
        var writer = JSONWriter()
        writer.limit = limit
        body(&writer)
        return writer.isTooLong ? nil : String(decoding: writer.bytes, as: UTF8.self)
    }

    @Test(arguments: [0, 1, 63, 64, 65, 1000])
    func textAsLongAsTheLimitIsKept(limit: Int) {
        let string = String(repeating: "a", count: limit)
        #expect(text(limit: limit + 2) { $0.string(string) } == "\"\(string)\"")
        #expect(text(limit: limit + 1) { $0.string(string) } == nil)
    }

    /// The elements before it are written one by one, so that the memory grows as it does for an answer.
    @Test(arguments: 1...300)
    func everyLimitIsKeptExactly(limit: Int) {
        let fits = text(limit: limit) { $0.array(0..<100) { $0.element($1) } }
        #expect((fits != nil) == (limit >= 291))
    }

    @Test func arrayEndsBehindTheLimit() {
        var written = 0
        var writer = JSONWriter()
        writer.limit = 100
        writer.array(0..<1_000_000) { writer, item in
            writer.element(item)
            written += 1
        }
        let isTooLong = writer.isTooLong
        #expect(isTooLong && written <= 101)
    }

    /// A text that is too long does not harm the text before it.
    @Test func memoryBeforeTheLimitStays() {
        var writer = JSONWriter()
        writer.raw("before")
        writer.limit = writer.count + 10
        for _ in 0..<100 { writer.string("more and more") }
        let (isTooLong, count) = (writer.isTooLong, writer.count)
        #expect(isTooLong && count > 16)
        writer.truncate(to: 6)
        writer.limit = .max
        writer.raw(" and after")
        #expect(String(decoding: writer.bytes, as: UTF8.self) == "before and after")
    }

    @Test func limitBelowTheMemoryIsNoticed() {
        var writer = JSONWriter()
        for _ in 0..<100 { writer.integer(1_234_567) }
        writer.removeAll()
        writer.limit = 3
        writer.integer(1_234)
        let isTooLong = writer.isTooLong
        #expect(isTooLong)
    }
}

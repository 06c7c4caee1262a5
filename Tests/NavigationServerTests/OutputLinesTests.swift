import Testing

@testable import NavigationServer

/// The output of modules, as lines of the log.
struct OutputLinesTests {
    private var lines = OutputLines()

    @Test mutating func linesAreCutWhereverTheyArrive() {
        let text = Array("one\ntwo\r\n\nthrée".utf8)
        for split in 0...text.count {
            lines = OutputLines()
            var got = lines.append(text[..<split])
            got += lines.append(text[split...])
            #expect(got == ["one", "two", ""])
            #expect(lines.finish() == "thrée" && lines.finish() == nil)
        }
    }

    @Test mutating func aLongLineComesInPieces() {
        let line = String(repeating: "x", count: 2 * OutputLines.limit + 1)
        let got = lines.append(Array(line.utf8)) + [lines.finish()].compactMap(\.self)
        #expect(got.map(\.utf8.count) == [OutputLines.limit, OutputLines.limit, 1])
    }

    @Test mutating func aPieceDoesNotCutACharacter() {
        let line = String(repeating: "x", count: OutputLines.limit - 1) + "é€"
        let got = lines.append(Array(line.utf8)) + [lines.finish()].compactMap(\.self)
        #expect(got.joined() == line && got.count == 2)
    }

    @Test mutating func whatIsNoTextIsRepaired() {
        #expect(lines.append([0x41, 0xFF, 0x42, 0x0A]) == ["A\u{FFFD}B"])
        let endless = [UInt8](repeating: 0x80, count: 3 * OutputLines.limit)
        #expect(lines.append(endless).allSatisfy { $0.unicodeScalars.count <= OutputLines.limit + 3 })
    }

    @Test mutating func controlCharactersAreWrittenOut() {
        #expect(lines.append(Array("a\tb\u{1B}[31m\u{85}\n".utf8)) == ["a\tb\\u{1b}[31m\\u{85}"])
    }
}

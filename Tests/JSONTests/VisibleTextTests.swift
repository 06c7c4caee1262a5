import JSON
import Testing

struct VisibleTextTests {
    /// U+0000 to U+001F, U+007F to U+009F, the overrides of the direction, and the separators of lines.
    private static let harmful: [Unicode.Scalar] = [
        0x00...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069, 0x2028...0x2029,
    ].flatMap { $0.compactMap { Unicode.Scalar(UInt32($0)) } }

    private func holdsHarm(_ text: String) -> Bool { text.unicodeScalars.contains { Self.harmful.contains($0) } }

    @Test func nothingHarmfulStays() {
        for scalar in Self.harmful {
            #expect(!holdsHarm(VisibleText.of("a\(scalar)b")), "\(scalar.value)")
            #expect(VisibleText.of("a\(scalar)b").hasPrefix("a\\u{"))
        }
        #expect(VisibleText.of("\u{1B}[31m\r\n") == "\\u{1b}[31m\\u{d}\\u{a}")
    }

    @Test func namedCharactersStay() {
        #expect(VisibleText.of("a\tb\nc\r", keeping: ["\n", "\t"]) == "a\tb\nc\\u{d}")
    }

    @Test(arguments: ["", "plain", "ä 日 👩‍👩‍👧", "\\u{1b}"])
    func otherTextStays(text: String) {
        #expect(VisibleText.of(text) == text && VisibleText.inJSON(text) == text)
    }

    @Test func jsonKeepsItsValue() throws {
        var text = ""
        for scalar in Self.harmful where scalar.value >= 0x7F { text.unicodeScalars.append(scalar) }
        text += "\u{E0001}"
        let json = "{\n  \"k\": \"\(text)\"\n}"
        let visible = VisibleText.inJSON(json)
        #expect(!holdsHarm(visible.filter { $0 != "\n" }))
        #expect(try RawJSON(parsing: visible).value() == RawJSON(parsing: json).value())
        #expect(VisibleText.inJSON("\"\u{9B}\"") == #""\u009b""#)
    }
}

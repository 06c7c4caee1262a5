import JSON
import NavigationControl
import Testing

struct DisplayWidthTests {
    @Test(arguments: [
        ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("한", 2), ("ｆ", 2), ("👩‍👩‍👧", 2), ("❤️", 2), ("─", 1),
        ("\u{200B}", 0),
    ])
    func columnsAreThoseOfATerminal(text: String, expected: Int) {
        #expect(DisplayWidth.columns(of: text) == expected)
    }

    @Test(arguments: [
        ("abcd", 4, "abcd"), ("abcd", 3, "ab…"), ("abcd", 1, "…"), ("abcd", 0, ""), ("日本語", 6, "日本語"),
        ("日本語", 5, "日本…"),
        ("日本語", 4, "日…"), ("日本語", 2, "…"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
    ])
    func longTextIsCutBetweenCharacters(text: String, width: Int, expected: String) {
        #expect(DisplayWidth.fit(text, to: width) == expected)
    }

    @Test(arguments: [
        ("plain ä 日", "plain ä 日"), ("\u{1B}[31m", "\\u{1b}[31m"), ("a\u{9B}b", "a\\u{9b}b"),
        ("a\u{202E}b", "a\\u{202e}b"),
        ("\u{7F}", "\\u{7f}"), ("a\u{2028}b", "a\\u{2028}b"),
    ])
    func whatMovesTheCursorIsWrittenOut(text: String, expected: String) {
        #expect(VisibleText.of(text) == expected)
    }
}

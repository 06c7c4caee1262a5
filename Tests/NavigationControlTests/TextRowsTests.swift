import NavigationControl
import Testing

struct TextRowsTests {
    @Test(arguments: [
        ("", 1), ("four", 1), ("fivefive!", 3), ("\u{1B}[31mfour\u{1B}[0m", 1), ("日本", 1), ("日本語", 2),
    ])
    func lineTakesRows(line: String, rows: Int) {
        #expect(TextRows.count([line], columns: 4) == rows)
    }

    @Test func rowsOfLinesAddUp() {
        #expect(TextRows.count(["", "12345", "1"], columns: 4) == 4)
    }
}

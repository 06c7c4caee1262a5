import Testing

@testable import NavigationTree

/// A dictionary by name behaves as a dictionary with any names.
struct NameTableTests {
    /// Names of every length, and names that differ in one place only.
    private static let names: [String] = {
        let text = String(repeating: "abcdefghij", count: 13)
        let prefixes = (0...128).map { String(text.prefix($0)) }
        let marked = (0..<128).map { place in
            String(text.prefix(place)) + "!" + String(text.prefix(128).dropFirst(place + 1))
        }
        return prefixes + marked + (0..<10_000).map { "load\($0)" } + ["\u{E9}", "e\u{301}", "日本"]
    }()

    @Test func everyNameIsFoundAndNoOther() {
        var table = NameTable<Int>()
        for (index, name) in Self.names.enumerated() { table[name] = index }
        // As texts, two of them are equal: the same character in two spellings.
        #expect(table.count == Self.names.count && Set(table.names).count == Self.names.count - 1)
        for (index, name) in Self.names.enumerated() { #expect(table[name] == index) }
        #expect(table["load"] == nil && table["load10000"] == nil && table["abc!"] == nil)
    }

    @Test func whatIsTakenOutIsGone() {
        var table = NameTable<Int>()
        for (index, name) in Self.names.enumerated() { #expect(table.updateValue(index, forName: name) == nil) }
        for (index, name) in Self.names.enumerated() where index.isMultiple(of: 2) {
            #expect(table.removeValue(forName: name) == index)
        }
        for (index, name) in Self.names.enumerated() {
            #expect(table[name] == (index.isMultiple(of: 2) ? nil : index))
        }
        #expect(table.all.reduce(0, +) == Self.names.indices.filter { !$0.isMultiple(of: 2) }.reduce(0, +))
    }

    @Test func twoAreEqualWhoHoldTheSame() {
        var (one, other) = (NameTable<Int>(), NameTable<Int>())
        for name in Self.names { one[name] = name.utf8.count }
        for name in Self.names.reversed() { other[name] = name.utf8.count }
        #expect(one == other && !one.isEmpty)
        other["load7"] = 0
        #expect(one != other)
    }
}

import Testing

@testable import NavigationFleet

/// Items as bytes, which come in one piece or in many.
@Suite struct ItemsTests {
    static let items: [ItemReader.Item] = [
        .init(kind: "a", content: []), .init(kind: "b", content: Array("\n".utf8)),
        .init(kind: "c", content: Array("1\nc2\n".utf8)),
        .init(kind: "d", content: [UInt8](repeating: 0xFF, count: 1_000)),
    ]

    static var bytes: [UInt8] {
        var items = Items()
        for item in Self.items { items.add(item.kind, item.content) }
        return items.bytes
    }

    @Test(arguments: [1, 2, 7, 999, 100_000]) func itemsComeBackFromPieces(size: Int) throws {
        var reader = ItemReader()
        var found: [ItemReader.Item] = []
        for start in stride(from: 0, to: Self.bytes.count, by: size) {
            reader.add(Array(Self.bytes[start..<min(start + size, Self.bytes.count)]))
            while let item = try reader.next() { found.append(item) }
        }
        #expect(found == Self.items && reader.isAtEnd)
    }

    @Test func theFormIsThatOfTheDocument() {
        var items = Items()
        items.add("c", "ab")
        items.add("a", "")
        #expect(items.bytes == Array("c2\nab\na0\n\n".utf8))
    }

    @Test(arguments: ["c-1\n\n", "cx\n\n", "c1\nab", "c\n\n", "c12345678901\n", "c9\n", "cc"])
    func otherBytesAreRefused(_ text: String) {
        var reader = ItemReader(Array(text.utf8), limit: 8)
        #expect(throws: ItemReader.Malformed.self) { try reader.next() }
    }

    @Test func anItemThatIsNotThereIsAwaited() throws {
        var reader = ItemReader(Array("c2\na".utf8))
        #expect(try reader.next() == nil)
        #expect(!reader.isAtEnd)
    }
}

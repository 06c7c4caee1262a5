/// Contents of different kinds as bytes: turns of the log, and snapshots. Each item is a letter, the number of its bytes,
/// a line break, the bytes, and a line break.
package struct Items: Sendable {
    package private(set) var bytes: [UInt8] = []

    package init() {}

    package mutating func add(_ kind: Character, _ content: some Collection<UInt8>) {
        bytes += "\(kind)\(content.count)\n".utf8
        bytes += content
        bytes.append(UInt8(ascii: "\n"))
    }

    package mutating func add(_ kind: Character, _ text: String) { add(kind, text.utf8) }

    static let lineBreak = UInt8(ascii: "\n")
}

/// Reads the bytes of ``Items``, which may come in pieces.
package struct ItemReader: Sendable {
    package struct Item: Hashable, Sendable {
        package let kind: Character
        package let content: [UInt8]
    }

    /// Other bytes.
    package struct Malformed: Error {}

    private var rest: ArraySlice<UInt8>
    /// The most bytes of an item.
    private let limit: Int

    package init(_ bytes: [UInt8] = [], limit: Int = .max) { (rest, self.limit) = (bytes[...], limit) }

    package mutating func add(_ bytes: [UInt8]) { if rest.isEmpty { rest = bytes[...] } else { rest += bytes } }

    /// Whether no byte is left of an item that has begun.
    package var isAtEnd: Bool { rest.isEmpty }

    /// The next item; nil when its bytes are not all there.
    package mutating func next() throws(Malformed) -> Item? {
        guard let kind = rest.first else { return nil }
        let digits = rest.dropFirst().prefix { $0 != Items.lineBreak }
        guard digits.count <= 10, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { throw Malformed() }
        guard digits.endIndex < rest.endIndex else { return nil }
        guard let count = Int(String(decoding: digits, as: UTF8.self)), count <= limit else { throw Malformed() }
        let start = digits.endIndex + 1
        guard rest.endIndex - start > count else { return nil }
        guard rest[start + count] == Items.lineBreak else { throw Malformed() }
        let content = Array(rest[start..<start + count])
        rest = rest[(start + count + 1)...]
        return Item(kind: Character(UnicodeScalar(kind)), content: content)
    }
}

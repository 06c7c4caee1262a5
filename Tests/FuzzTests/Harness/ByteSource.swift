/// Choices that the bytes of an input make. At their end it always chooses the first possibility.
struct ByteSource {
    private var bytes: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

    var isAtEnd: Bool { bytes.isEmpty }

    mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }

    /// A number from 0 to `bound - 1`.
    mutating func below(_ bound: Int) -> Int {
        bound <= 256 ? Int(byte()) % bound : (Int(byte()) << 8 | Int(byte())) % bound
    }

    /// True about once in `count` times.
    mutating func once(in count: Int) -> Bool { below(count) == count - 1 }

    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

    /// A number of this many bytes.
    mutating func number(ofBytes count: Int) -> UInt64 {
        (0..<count).reduce(0) { number, _ in number << 8 | UInt64(byte()) }
    }

    /// The bytes up to the next mark, without the mark.
    mutating func part(endingAt mark: [UInt8]) -> [UInt8] {
        let end = bytes.indices.first { bytes[$0...].starts(with: mark) } ?? bytes.endIndex
        defer { bytes = bytes[end...].dropFirst(mark.count) }
        return Array(bytes[..<end])
    }
}

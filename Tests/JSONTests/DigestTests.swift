import JSON
import Testing

@Suite struct DigestTests {
    /// Numbers of the method's authors.
    @Test(
        arguments: [
            ("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C), ("foobar", 0x8594_4171_F739_67E8),
        ] as [(String, UInt64)]
    )
    func theDigestIsThatOfFNV1a(_ text: String, _ value: UInt64) { #expect(Digest(of: text).value == value) }

    @Test func bytesInAnyFormHaveOneDigest() {
        let text = String(repeating: "é7", count: 50)
        let bytes = Array(text.utf8)
        var (array, part, loose, parts) = (Digest(), Digest(), Digest(), Digest())
        array.add(bytes)
        part.add(([0] + bytes).dropFirst())
        loose.add(bytes.lazy.map { $0 })
        for byte in bytes { parts.add(CollectionOfOne(byte)) }
        #expect([array, part, loose, parts].allSatisfy { $0 == Digest(of: text) })
    }

    @Test func aNumberIsEightBytesTheLowestFirst() {
        var (number, bytes) = (Digest(), Digest())
        number.add(0x0807_0605_0403_0201)
        bytes.add(1...8)
        #expect(number == bytes)
    }
}

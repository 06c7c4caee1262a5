/// 256 random bits as text: a token, a ticket, or the end of a private address.
package struct Secret: Hashable, Sendable {
    package let text: String

    /// A new one, from the system's random numbers.
    package init() {
        var generator = SystemRandomNumberGenerator()
        let bytes = (0..<32).map { _ in UInt8.random(in: 0...255, using: &generator) }
        let digits = Array("0123456789abcdef")
        text = String(bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
    }

    /// A secret that a client sent; any text.
    package init(_ text: String) { self.text = text }

    /// Whether both are the same. The time depends on the length only, so that it does not tell how many characters
    /// are right.
    package func isSame(as other: Secret) -> Bool {
        let (one, two) = (Array(text.utf8), Array(other.text.utf8))
        var difference = one.count ^ two.count
        for index in one.indices { difference |= Int(one[index] ^ (two.isEmpty ? 0xFF : two[index % two.count])) }
        return difference == 0
    }
}

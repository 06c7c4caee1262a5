/// A member's name, the same as another when its characters are: RFC 8259, section 8.3.
///
/// Swift compares strings by their canonical form, so a composed and a decomposed character are equal. JSON compares
/// the characters, so two names that only look the same are two names.
struct JSONName: Hashable, Sendable {
    let text: String

    init(_ text: String) {
        self.text = text
    }

    static func == (one: Self, other: Self) -> Bool { isSame(one.text, other.text) }

    func hash(into hasher: inout Hasher) { Self.hash(text, into: &hasher) }

    /// Whether two strings hold the same characters.
    static func isSame(_ one: String, _ other: String) -> Bool {
        let count = one.utf8.count
        guard count == other.utf8.count else { return false }
        var (one, other) = (one, other)
        return one.withUTF8 { one in
            other.withUTF8 { other in
                guard let one = one.baseAddress, let other = other.baseAddress else { return true }
                return JSONText.isSame(one, other, count)
            }
        }
    }

    /// Agrees with `isSame`.
    static func hash(_ text: String, into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}

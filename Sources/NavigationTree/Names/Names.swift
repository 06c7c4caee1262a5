/// Which texts are valid names on the wire.
package enum Names {
    /// Whether `name` has 1 to 64 characters of `A-Z a-z 0-9 _ -` and begins with a letter or `_`.
    package static func isValid(_ name: some StringProtocol) -> Bool {
        guard let first = name.utf8.first, name.utf8.count <= 64, isLetter(first) else { return false }
        return name.utf8.allSatisfy { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "-") }
    }

    /// Whether `name` is a valid name that cannot be mistaken for an id (`n` and digits).
    package static func isValidForNavigator(_ name: String) -> Bool {
        isValid(name) && !(name.utf8.first == UInt8(ascii: "n") && name.utf8.dropFirst().allSatisfy(isDigit))
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}

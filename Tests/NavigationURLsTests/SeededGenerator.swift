import JSON

/// The same numbers for the same seed: SplitMix64.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }

    mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: 0..<elements.count, using: &self)]
    }

    /// 1 to 12 characters, some of them with a meaning in URLs. Never U+0000, `.` or `..`.
    mutating func text() -> String {
        let characters = Array("ab9/.?#%&=+:@[]{}()*!$',;~-_ \u{1}\n\"<>|\\^`éß日𝄞\u{301}\u{200D}").map(String.init)
        let text = (0..<Int.random(in: 1...12, using: &self)).map { _ in pick(characters) }.joined()
        return text == "." || text == ".." ? "dots" : text
    }

    /// A value that a parameter of this kind takes.
    mutating func value() -> JSONValue {
        switch Int.random(in: 0..<5, using: &self) {
        case 0: .string(text())
        case 1: .integer(Int64.random(in: .min ... .max, using: &self))
        case 2: .number(Double(bitPattern: next() & 0x7FEF_FFFF_FFFF_FFFF))
        case 3: .bool(Bool.random(using: &self))
        default: .string("plain")
        }
    }
}

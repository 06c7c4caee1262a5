import JSON
import TestSupport

extension SeededGenerator {
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

/// Makes a valid text safe for libjson-c; see `JSONValue+JSONC.swift`.
///
/// An integer that does not fit 64 bits gets the mark `e0`, so that the library keeps it as a floating-point literal.
/// A literal that already has such an exponent gets one more zero. `unmarked(_:)` takes either away, so the text
/// stays as it was written.
///
/// An escaped pair of surrogates becomes the character that it stands for.
enum JSONLiterals {
    /// The text with its long integers marked and a closing NUL, and the depth of its nesting.
    static func prepare(_ text: [UInt8]) throws(JSONValueError) -> (text: [UInt8], depth: Int) {
        var (prepared, depth, deepest): ([UInt8], Int, Int) = ([], 0, 0)
        prepared.reserveCapacity(text.count + 1)
        var index = 0
        while index < text.count {
            let start = index
            switch text[index] {
            case UInt8(ascii: "\""):
                index = endOfString(text, from: index)
                if holdsNUL(text[start..<index]), isKey(text, endingAt: index) {
                    throw JSONValueError(description: "a member's name holds \\u0000; use a name without it")
                }
                append(string: text[start..<index], to: &prepared)
            case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
                while index < text.count, isPartOfNumber(text[index]) { index += 1 }
                try append(text[start..<index], to: &prepared)
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                depth += 1
                deepest = max(deepest, depth)
                prepared.append(text[index])
                index += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                prepared.append(text[index])
                index += 1
            default:
                prepared.append(text[index])
                index += 1
            }
        }
        prepared.append(0)
        return (prepared, deepest)
    }

    /// The scanner has checked that the second half follows the first one.
    private static func append(string: ArraySlice<UInt8>, to text: inout [UInt8]) {
        var (index, copied) = (string.startIndex, string.startIndex)
        while let escape = string[index...].firstIndex(of: UInt8(ascii: "\\")) {
            index = escape + 2
            guard string[escape + 1] == UInt8(ascii: "u"), let high = codeUnit(string, at: escape + 2),
                UTF16.isLeadSurrogate(high), let low = codeUnit(string, at: escape + 8)
            else { continue }
            text.append(contentsOf: string[copied..<escape])
            text.append(contentsOf: String(decoding: [high, low], as: UTF16.self).utf8)
            (index, copied) = (escape + 12, escape + 12)
        }
        text.append(contentsOf: string[copied...])
    }

    /// The four digits behind `\u`.
    private static func codeUnit(_ string: ArraySlice<UInt8>, at start: Int) -> UInt16? {
        UInt16(String(decoding: string[start..<start + 4], as: UTF8.self), radix: 16)
    }

    private static func append(_ literal: ArraySlice<UInt8>, to text: inout [UInt8]) throws(JSONValueError) {
        text.append(contentsOf: literal)
        // A shorter one is a 64-bit integer, or its exponent is short; the mark needs a zero behind an `e`.
        guard literal.count > 18 || literal.last == UInt8(ascii: "0") else { return }
        if isInteger(literal) {
            if Int64(String(decoding: literal, as: UTF8.self)) == nil { text.append(contentsOf: Array("e0".utf8)) }
        } else if hasMark(literal) {
            text.append(UInt8(ascii: "0"))
        } else if literal.count > JSONLongDecimal.maximumExponentDigits, JSONLongDecimal(literal) == nil {
            let most = JSONLongDecimal.maximumExponentDigits
            throw JSONValueError(
                description: "the exponent of a number has more than \(most) digits; use a shorter one"
            )
        }
    }

    /// The literal as it was before `prepare(_:)`.
    static func unmarked(_ literal: String) -> String {
        guard hasMark(Array(literal.utf8)[...]) else { return literal }
        return String(literal.hasSuffix("e0") ? literal.dropLast(2) : literal.dropLast())
    }

    /// Whether a literal is an integer with an `e` and zeros behind it.
    private static func hasMark(_ literal: ArraySlice<UInt8>) -> Bool {
        guard literal.last == UInt8(ascii: "0"),
            let end = literal.lastIndex(where: { $0 != UInt8(ascii: "0") }), literal[end] == UInt8(ascii: "e")
        else { return false }
        return isInteger(literal[..<end])
    }

    private static func endOfString(_ text: [UInt8], from start: Int) -> Int {
        var index = start + 1
        while text[index] != UInt8(ascii: "\"") { index += text[index] == UInt8(ascii: "\\") ? 2 : 1 }
        return index + 1
    }

    private static func holdsNUL(_ string: ArraySlice<UInt8>) -> Bool {
        var index = string.startIndex
        while index + 5 < string.endIndex {
            if string[index] == UInt8(ascii: "\\") {
                if string[index + 1..<index + 6].elementsEqual("u0000".utf8) { return true }
                index += 2
            } else {
                index += 1
            }
        }
        return false
    }

    private static func isKey(_ text: [UInt8], endingAt end: Int) -> Bool {
        text[end...].first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: ":")
    }

    private static func isPartOfNumber(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
            UInt8(ascii: "e"), UInt8(ascii: "E"):
            true
        default: false
        }
    }

    private static func isInteger(_ literal: ArraySlice<UInt8>) -> Bool {
        literal.allSatisfy { $0 == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
}

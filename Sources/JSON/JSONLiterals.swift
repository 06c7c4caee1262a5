/// Makes a valid text safe for libjson-c; see `JSONValue+JSONC.swift`.
enum JSONLiterals {
    /// The text with a closing NUL, every integer that does not fit 64 bits as a floating-point literal; and how deep it is nested.
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
                    throw JSONValueError(description: "a member's name holds \\u0000, which cannot be looked up")
                }
                prepared.append(contentsOf: text[start..<index])
            case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
                while index < text.count, isPartOfNumber(text[index]) { index += 1 }
                let literal = text[start..<index]
                prepared.append(contentsOf: literal)
                if literal.count > 18, Int64(String(decoding: literal, as: UTF8.self)) == nil, isInteger(literal) {
                    prepared.append(contentsOf: Array("e0".utf8))
                }
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

/// RFC 8259 again, by recursion over characters: slow and obvious, for comparison.
struct SlowJSONChecker {
    private var rest: Substring.UnicodeScalarView

    /// Whether these bytes are one JSON text in UTF-8 without lone surrogates.
    static func accepts(_ bytes: [UInt8]) -> Bool {
        guard let text = String(validating: bytes, as: UTF8.self) else { return false }
        var checker = SlowJSONChecker(rest: Substring(text).unicodeScalars)
        return checker.value()
            && {
                checker.space(); return checker.rest.isEmpty
            }()
    }

    private mutating func space() {
        while let first = rest.first, " \t\n\r".unicodeScalars.contains(first) { rest.removeFirst() }
    }

    private mutating func take(_ text: String) -> Bool {
        guard rest.starts(with: text.unicodeScalars) else { return false }
        rest.removeFirst(text.unicodeScalars.count)
        return true
    }

    private mutating func value() -> Bool {
        space()
        switch rest.first {
        case "{":
            return list("{", "}") {
                $0.string()
                    && {
                        $0.space(); return $0.take(":")
                    }(&$0) && $0.value()
            }
        case "[": return list("[", "]") { $0.value() }
        case "\"": return string()
        default: return take("true") || take("false") || take("null") || number()
        }
    }

    private mutating func list(_ open: String, _ close: String, _ item: (inout Self) -> Bool) -> Bool {
        guard take(open) else { return false }
        space()
        if take(close) { return true }
        repeat {
            space()
            guard item(&self) else { return false }
            space()
        } while take(",")
        return take(close)
    }

    private mutating func digits() -> Bool {
        var count = 0
        while let first = rest.first, ("0"..."9").contains(first) {
            rest.removeFirst()
            count += 1
        }
        return count > 0
    }

    private mutating func number() -> Bool {
        _ = take("-")
        if !take("0"), !digits() { return false }
        if take("."), !digits() { return false }
        if take("e") || take("E") {
            _ = take("+") || take("-")
            return digits()
        }
        return true
    }

    private mutating func string() -> Bool {
        guard take("\"") else { return false }
        while let scalar = rest.popFirst() {
            if scalar == "\"" { return true }
            if scalar.value < 0x20 { return false }
            if scalar == "\\", !escape() { return false }
        }
        return false
    }

    private mutating func escape() -> Bool {
        guard let kind = rest.popFirst() else { return false }
        guard kind == "u" else { return "\"\\/bfnrt".unicodeScalars.contains(kind) }
        guard let unit = codeUnit() else { return false }
        if (0xDC00...0xDFFF).contains(unit) { return false }
        guard (0xD800...0xDBFF).contains(unit) else { return true }
        guard take("\\u"), let low = codeUnit() else { return false }
        return (0xDC00...0xDFFF).contains(low)
    }

    private mutating func codeUnit() -> UInt32? {
        let text = String(String.UnicodeScalarView(rest.prefix(4)))
        guard text.unicodeScalars.count == 4, text.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return nil }
        rest.removeFirst(4)
        return UInt32(text, radix: 16)
    }
}

/// Text from outside, on its way to a log, a terminal or a message.
///
/// Some characters move the cursor of a terminal, begin a line, hide text or change its direction: control characters,
/// separators of lines and paragraphs, and format characters such as the overrides of the direction. They are written
/// as escapes, so that a text cannot imitate another line or operate a terminal. The joiner of emoji stays.
package enum VisibleText {
    /// The text with escapes such as `\u{1b}`.
    ///
    /// - Parameter kept: characters that stay as they are.
    package static func of(_ text: some StringProtocol, keeping kept: Set<Unicode.Scalar> = []) -> String {
        replacing(in: text, keeping: kept) { "\\u{\(String($0.value, radix: 16))}" }
    }

    /// A JSON text with escapes such as `\u001b`. It keeps its value.
    ///
    /// Between its tokens, line breaks and tabs may stand; they stay.
    package static func inJSON(_ text: some StringProtocol) -> String {
        replacing(in: text, keeping: ["\n", "\r", "\t"]) { scalar in
            UTF16.encode(scalar).map { units in
                units.map { "\\u" + String(repeating: "0", count: 4 - hex($0).count) + hex($0) }.joined()
            } ?? ""
        }
    }

    private static func hex(_ unit: UInt16) -> String { String(unit, radix: 16) }

    private static func replacing(
        in text: some StringProtocol,
        keeping kept: Set<Unicode.Scalar>,
        by escape: (Unicode.Scalar) -> String
    ) -> String {
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return String(text) }
        var result = ""
        for scalar in text.unicodeScalars {
            if isInvisible(scalar), !kept.contains(scalar) {
                result += escape(scalar)
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
        return switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        case .format: scalar != "\u{200D}"
        default: false
        }
    }
}

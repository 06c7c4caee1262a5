/// The columns that a text occupies on a terminal, and texts made to fit.
package enum DisplayWidth {
    /// The columns of a whole text.
    package static func columns(of text: String) -> Int {
        text.reduce(0) { $0 + columns(of: $1) }
    }

    /// The columns of one character as people see it.
    package static func columns(of character: Character) -> Int {
        let scalars = character.unicodeScalars
        if scalars.contains(where: { $0 == "\u{FE0F}" || $0.properties.isEmojiPresentation }) { return 2 }
        return scalars.map(columns(of:)).max() ?? 0
    }

    /// The longest beginning that fits. When something is left out, `…` takes the last column.
    package static func fit(_ text: String, to width: Int) -> String {
        guard columns(of: text) > width else { return text }
        guard width > 0 else { return "" }
        var kept = ""
        var used = 0
        for character in text {
            let next = columns(of: character)
            guard used + next <= width - 1 else { break }
            kept.append(character)
            used += next
        }
        return kept + "…"
    }

    private static func columns(of scalar: Unicode.Scalar) -> Int {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: return 0
        default: return wide.contains { $0.contains(scalar.value) } ? 2 : 1
        }
    }

    /// The blocks that are wide or full-width in UAX #11. Emoji are recognised by their property.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
        0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
        0x16FE0...0x18DFF, 0x1B000...0x1B2FF, 0x20000...0x3FFFD,
    ]
}

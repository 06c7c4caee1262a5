/// Why a text is not the JSON that this host accepts.
package struct JSONSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
    package enum Reason: Hashable, Sendable {
        case unexpectedEnd
        case unexpectedByte
        case invalidNumber
        /// A control character that is not written as an escape.
        case controlCharacter
        case invalidEscape
        /// Half of a surrogate pair. RFC 8259 leaves its meaning open, so it is refused.
        case loneSurrogate
        case invalidUTF8
        case tooDeep
        case duplicateMember
        case tooManyMembers
        case trailingBytes
        case tooLong
    }

    package let reason: Reason
    /// The byte at which it shows, counted from 0.
    package let offset: Int

    package init(_ reason: Reason, at offset: Int) {
        self.reason = reason
        self.offset = offset
    }

    package var description: String {
        "\(sentence) (byte \(offset))"
    }

    private var sentence: String {
        switch reason {
        case .unexpectedEnd: "the text ends before the value does"
        case .unexpectedByte: "this byte cannot stand here; expected a value, or what joins or ends one"
        case .invalidNumber:
            "a number is written as -12, 0.5 or 1e3: no leading zero or plus, digits on both sides of the point"
        case .controlCharacter: "a control character in a string must be written as an escape, as \\n or \\u0001"
        case .invalidEscape: "an escape is one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t or \\u and four hexadecimal digits"
        case .loneSurrogate: "half of a surrogate pair; write both halves"
        case .invalidUTF8: "these bytes are not UTF-8"
        case .tooDeep: "arrays and objects are nested too deep"
        case .duplicateMember: "this member is named twice; name it once"
        case .tooManyMembers: "more members than any message has"
        case .trailingBytes: "the value is complete; nothing may follow it"
        case .tooLong: "the text is longer than 1 GiB"
        }
    }
}

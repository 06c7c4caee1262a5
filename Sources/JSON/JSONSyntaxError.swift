/// Why a text is not JSON, or not a message that this host accepts.
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
        /// A name that stands twice in a message or in its `params`. The whole text is JSON.
        case duplicateMember
        /// More members in a message or in its `params` than are accepted. The whole text is JSON.
        case tooManyMembers
        case trailingBytes
        case tooLong

        /// Whether the text is JSON, and only breaks a rule of messages. The request is invalid then; the parser has
        /// no error.
        package var isAboutMessages: Bool {
            switch self {
            case .duplicateMember, .tooManyMembers: true
            case .unexpectedEnd, .unexpectedByte, .invalidNumber, .controlCharacter, .invalidEscape, .loneSurrogate,
                .invalidUTF8, .tooDeep, .trailingBytes, .tooLong:
                false
            }
        }
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
        case .unexpectedByte: "this byte is not allowed here; expected a value, a comma, a colon or a closing bracket"
        case .invalidNumber:
            "write a number as -12, 0.5 or 1e3: without a leading zero or plus, with digits on both sides of the point"
        case .controlCharacter: "write a control character in a string as an escape, as \\n or \\u0001"
        case .invalidEscape: "an escape is one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t or \\u and four hexadecimal digits"
        case .loneSurrogate: "half of a surrogate pair; write both halves"
        case .invalidUTF8: "these bytes are not UTF-8; write the text in UTF-8"
        case .tooDeep: "arrays and objects are nested too deep; use fewer levels"
        case .duplicateMember: "this member is named twice; name it once"
        case .tooManyMembers: "this object has too many members; no message has as many"
        case .trailingBytes: "the value is complete; nothing may follow it"
        case .tooLong: "the text is longer than 1 GiB"
        }
    }
}

package import JSON

/// The id of a question of the host: `q` and a number, in quotes on the wire.
package enum QuestionID {
    /// The number behind `"q7"`, quotes included; nil for any other text.
    package static func number(of text: UnsafeRawBufferPointer) -> UInt64? {
        guard text.count > 3, text.count < 24, text[0] == UInt8(ascii: "\""), text[1] == UInt8(ascii: "q") else {
            return nil
        }
        return UInt64(String(decoding: text[2..<text.count - 1], as: UTF8.self))
    }

    package static func number(of id: RawJSON) -> UInt64? {
        id.withUnsafeBytes { number(of: $0) }
    }
}

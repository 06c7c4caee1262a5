import JSON

/// One JSON text that is known to be valid, as it was written.
///
/// Arguments, messages and answers travel through the host byte for byte, so the text is what counts. Build one from text, from literals
/// (`["id": 42]`) or with ``object(_:)``; read it with the subscripts and the typed properties.
public struct JSONPayload: Hashable, Sendable {
    /// The text, on one line.
    let raw: RawJSON

    init(_ raw: RawJSON) {
        self.raw = raw
    }

    /// Takes a value out of a text that was scanned.
    init(copying text: RawSpan, _ slice: JSONSlice) {
        raw = RawJSON(copying: text, slice)
    }

    /// Takes the one value that `write` writes.
    init(writing write: (inout JSONWriter) -> Void) {
        var writer = JSONWriter()
        write(&writer)
        raw = RawJSON(writer)
    }

    var bytes: [UInt8] { raw.bytes }

    /// Checks `text` to the letter of RFC 8259.
    ///
    /// Space around the value is dropped, and line ends between its tokens become spaces, since a message is one line.
    public init(text: String) throws(JSONPayloadError) {
        do {
            let raw = try RawJSON(parsing: text, maximumDepth: JSONScanner.payloadDepth)
            // In a valid text a line end stands only between tokens.
            var writer = JSONWriter()
            writer.raw(raw.bytes.map(spaceForLineEnd))
            self.raw = RawJSON(writer)
        } catch {
            throw JSONPayloadError(offset: error.offset, reason: "\(error)")
        }
    }

    /// A string as JSON.
    public init(_ string: String) {
        self.init(writing: { $0.string(string) })
    }

    /// An integer as JSON.
    public init(_ integer: Int) {
        self.init(writing: { $0.integer(integer) })
    }

    /// A number as JSON; what JSON has no word for, infinities and NaN, becomes `null`.
    public init(_ number: Double) {
        self.init(writing: { $0.double(number) })
    }

    /// A truth value as JSON.
    public init(_ bool: Bool) {
        self.init(writing: { $0.bool(bool) })
    }

    /// A list as JSON.
    public static func array(_ elements: [JSONPayload]) -> JSONPayload {
        JSONPayload(writing: { writer in
            writer.raw("[")
            writer.list(elements) { $0.raw($1.raw) }
            writer.raw("]")
        })
    }

    /// An object as JSON, its members in the given order.
    public static func object(_ members: [(name: String, value: JSONPayload)]) -> JSONPayload {
        JSONPayload(writing: { writer in
            writer.raw("{")
            writer.list(members) { writer, member in
                writer.string(member.name)
                writer.raw(":")
                writer.raw(member.value.raw)
            }
            writer.raw("}")
        })
    }

    /// `{}`.
    public static let emptyObject = JSONPayload(.emptyObject)
    /// `null`.
    public static let null = JSONPayload(.null)

    /// The text itself.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// True when both mean the same: members in any order, numbers by value.
    public func isEquivalent(to other: JSONPayload) -> Bool {
        raw.isEquivalent(to: other.raw)
    }
}

extension JSONPayload: CustomStringConvertible {
    /// The text itself.
    public var description: String { text }
}

/// A text that is no JSON.
public struct JSONPayloadError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The byte at which reading stopped.
    public let offset: Int
    /// What was wrong there.
    public let reason: String

    /// What is wrong, as a sentence for people.
    public var description: String { reason }
}

private func spaceForLineEnd(_ byte: UInt8) -> UInt8 { byte == 0x0A || byte == 0x0D ? 0x20 : byte }

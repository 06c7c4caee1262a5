package import JSON

/// One valid JSON text, kept as it was written.
///
/// The host passes arguments, messages and answers on byte for byte, so a payload keeps the text. Make one from text,
/// from literals (`["id": 42]`) or with ``object(_:)``. Read it with the subscripts and the typed properties.
///
/// Two payloads are equal when their texts are equal; ``isEquivalent(to:)`` compares their meaning.
public struct JSONPayload: Hashable, Sendable {
    /// The text, on one line.
    package let raw: RawJSON

    package init(_ raw: RawJSON) {
        self.raw = raw
    }

    /// Copies a value from a scanned text.
    init(copying text: RawSpan, _ slice: JSONSlice) {
        raw = RawJSON(copying: text, slice)
    }

    /// Takes the single value that `write` writes.
    init(writing write: (inout JSONWriter) -> Void) {
        var writer = JSONWriter()
        write(&writer)
        raw = RawJSON(writer)
    }

    var bytes: [UInt8] { raw.bytes }

    /// Checks `text` strictly against RFC 8259. Throws ``JSONPayloadError`` when it is not valid JSON or more than 512
    /// levels deep.
    ///
    /// White space around the value is dropped. Line ends between tokens become spaces, because a message is one line.
    public init(text: String) throws(JSONPayloadError) {
        do {
            let raw = try RawJSON(parsing: text, maximumDepth: JSONScanner.payloadDepth)
            // In valid JSON, line ends occur only between tokens.
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

    /// A number as JSON. Infinities and NaN, which JSON cannot write, become `null`.
    public init(_ number: Double) {
        self.init(writing: { $0.double(number) })
    }

    /// A Boolean as JSON.
    public init(_ bool: Bool) {
        self.init(writing: { $0.bool(bool) })
    }

    /// An array as JSON.
    public static func array(_ elements: [JSONPayload]) -> JSONPayload {
        JSONPayload(writing: { writer in
            writer.array(elements) { $0.element($1.raw) }
        })
    }

    /// An object as JSON, with its members in the given order.
    public static func object(_ members: [(name: String, value: JSONPayload)]) -> JSONPayload {
        JSONPayload(writing: { writer in
            writer.object { writer in
                for member in members {
                    writer.key(escaping: member.name)
                    writer.raw(member.value.raw)
                }
            }
        })
    }

    /// The empty object, `{}`.
    public static let emptyObject = JSONPayload(.emptyObject)
    /// JSON's `null`.
    public static let null = JSONPayload(.null)

    /// The text.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Whether both have the same meaning: members in any order, numbers by value.
    public func isEquivalent(to other: JSONPayload) -> Bool {
        raw.isEquivalent(to: other.raw)
    }
}

extension JSONPayload: CustomStringConvertible {
    /// The text.
    public var description: String { text }
}

/// Why a text is not valid JSON.
public struct JSONPayloadError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The offset in bytes at which reading stopped.
    public let offset: Int
    /// The problem at that byte, for people.
    public let reason: String

    /// The problem, for people.
    public var description: String { reason }
}

private func spaceForLineEnd(_ byte: UInt8) -> UInt8 { byte == 0x0A || byte == 0x0D ? 0x20 : byte }

import JSON

extension JSONPayload {
    /// True for an object.
    public var isObject: Bool { first == UInt8(ascii: "{") }
    /// True for an array.
    public var isArray: Bool { first == UInt8(ascii: "[") }
    /// True for `null`.
    public var isNull: Bool { first == UInt8(ascii: "n") }

    /// The text of a string, else nil.
    public var string: String? {
        guard first == UInt8(ascii: "\""), let top = scanned()?.top else { return nil }
        return JSONText.decodeString(top, in: bytes.span.bytes)
    }

    /// The value of a number without a fraction that fits, else nil. `1.0` is such a number.
    public var integer: Int? {
        guard isNumber, let top = scanned()?.top else { return nil }
        return JSONText.integer(top, in: bytes.span.bytes).flatMap(Int.init(exactly:))
    }

    /// The value of a number, else nil.
    public var double: Double? {
        guard isNumber, let top = scanned()?.top else { return nil }
        return JSONText.double(top, in: bytes.span.bytes)
    }

    /// The value of `true` and `false`, else nil.
    public var bool: Bool? {
        switch first {
        case UInt8(ascii: "t"): true
        case UInt8(ascii: "f"): false
        default: nil
        }
    }

    /// The elements of an array, else nil.
    public var elements: [JSONPayload]? {
        guard isArray, let scanner = scanned() else { return nil }
        return scanner.elements.map { JSONPayload(copying: bytes.span.bytes, $0) }
    }

    /// The members of an object in the order of the text, else nil. Of members with one name the last counts.
    public var members: [(name: String, value: JSONPayload)]? {
        guard isObject else { return nil }
        guard let object = try? PayloadObject(self, of: "payload") else { return membersByValue }
        return object.members
    }

    /// The member with this name; nil when there is none, or when this is no object.
    public subscript(name: String) -> JSONPayload? {
        guard isObject else { return nil }
        guard let object = try? PayloadObject(self, of: "payload") else {
            return membersByValue?.first { $0.name == name }?.value
        }
        return object.optional(name)
    }

    /// The element at this position; nil when there is none, or when this is no array.
    public subscript(index: Int) -> JSONPayload? {
        guard isArray, let elements = scanned()?.elements, elements.indices.contains(index) else { return nil }
        return JSONPayload(copying: bytes.span.bytes, elements[index])
    }

    /// The scanner refuses members that are there twice; opaque values may have them, so these go the long way.
    private var membersByValue: [(name: String, value: JSONPayload)]? {
        guard case .object(let object)? = try? raw.value() else { return nil }
        return object.members.map { (name: $0.key, value: JSONPayload($0.value.serialized())) }
    }

    private func scanned() -> JSONScanner? {
        var scanner = JSONScanner.forPayloads()
        guard (try? scanner.scan(bytes.span.bytes)) != nil else { return nil }
        return scanner
    }

    /// The byte that tells the kind: the first that is no space.
    private var first: UInt8? {
        bytes.first { $0 > 0x20 }
    }

    private var isNumber: Bool {
        guard let first else { return false }
        return first == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
    }
}

extension JSONScanner {
    /// A scanner for what the host sent: arguments as deep as a request may be, wrapped in the host's own levels.
    static func forPayloads() -> JSONScanner {
        JSONScanner(maximumDepth: payloadDepth, maximumMembers: .max)
    }

    static let payloadDepth = 512
}

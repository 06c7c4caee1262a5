import JSON

/// Reading a payload. Every property checks the kind of the value; the wrong kind gives nil.
extension JSONPayload {
    /// Whether this is an object.
    public var isObject: Bool { first == UInt8(ascii: "{") }
    /// Whether this is an array.
    public var isArray: Bool { first == UInt8(ascii: "[") }
    /// Whether this is `null`.
    public var isNull: Bool { first == UInt8(ascii: "n") }

    /// The text of a string; nil for other kinds.
    public var string: String? {
        guard first == UInt8(ascii: "\""), let top = scanned()?.top else { return nil }
        return JSONText.decodeString(top, in: bytes.span.bytes)
    }

    /// The value of an integer that fits into `Int`; nil otherwise. `1.0` counts as an integer.
    public var integer: Int? {
        guard isNumber, let top = scanned()?.top else { return nil }
        return JSONText.integer(top, in: bytes.span.bytes).flatMap(Int.init(exactly:))
    }

    /// The value of a number; nil for other kinds.
    public var double: Double? {
        guard isNumber, let top = scanned()?.top else { return nil }
        return JSONText.double(top, in: bytes.span.bytes)
    }

    /// The value of a Boolean; nil for other kinds.
    public var bool: Bool? {
        switch first {
        case UInt8(ascii: "t"): true
        case UInt8(ascii: "f"): false
        default: nil
        }
    }

    /// The elements of an array; nil for other kinds.
    public var elements: [JSONPayload]? {
        guard isArray, let scanner = scanned() else { return nil }
        return scanner.elements.map { JSONPayload(copying: bytes.span.bytes, $0) }
    }

    /// The members of an object in the order of the text; nil for other kinds. When a name occurs more than once, the
    /// last one counts.
    public var members: [(name: String, value: JSONPayload)]? {
        guard isObject else { return nil }
        guard let object = try? PayloadObject(self, of: "payload") else { return membersByValue }
        return object.members
    }

    /// The member with this name; nil when it is missing or this is not an object.
    public subscript(name: String) -> JSONPayload? {
        guard isObject else { return nil }
        guard let object = try? PayloadObject(self, of: "payload") else {
            return membersByValue?.first { $0.name == name }?.value
        }
        return object.optional(name)
    }

    /// The element at this position; nil when it is missing or this is not an array.
    public subscript(index: Int) -> JSONPayload? {
        guard isArray, let elements = scanned()?.elements, elements.indices.contains(index) else { return nil }
        return JSONPayload(copying: bytes.span.bytes, elements[index])
    }

    /// The scanner refuses duplicate names. Values that nothing interprets may contain them, so those take this slower
    /// way.
    private var membersByValue: [(name: String, value: JSONPayload)]? {
        guard case .object(let object)? = try? raw.value() else { return nil }
        return object.members.map { (name: $0.key, value: JSONPayload($0.value.serialized())) }
    }

    private func scanned() -> JSONScanner? {
        var scanner = JSONScanner.forPayloads()
        guard (try? scanner.scan(bytes.span.bytes)) != nil else { return nil }
        return scanner
    }

    /// The first byte that is not white space. It shows the kind.
    private var first: UInt8? {
        bytes.first { $0 > 0x20 }
    }

    private var isNumber: Bool {
        guard let first else { return false }
        return first == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
    }
}

extension JSONScanner {
    /// A scanner for texts of the host. Arguments may be as deep as a request allows, and the host wraps them in levels
    /// of its own.
    static func forPayloads() -> JSONScanner {
        JSONScanner(maximumDepth: payloadDepth, maximumMembers: .max)
    }

    static let payloadDepth = 512
}

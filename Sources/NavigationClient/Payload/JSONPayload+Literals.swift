/// A string literal is a JSON string.
extension JSONPayload: ExpressibleByStringLiteral {
    /// A string.
    public init(stringLiteral value: String) { self.init(value) }
}

/// An integer literal is a JSON number.
extension JSONPayload: ExpressibleByIntegerLiteral {
    /// An integer.
    public init(integerLiteral value: Int) { self.init(value) }
}

/// A floating-point literal is a JSON number.
extension JSONPayload: ExpressibleByFloatLiteral {
    /// A number.
    public init(floatLiteral value: Double) { self.init(value) }
}

/// `true` and `false` are JSON Booleans.
extension JSONPayload: ExpressibleByBooleanLiteral {
    /// `true` or `false`.
    public init(booleanLiteral value: Bool) { self.init(value) }
}

/// `nil` is JSON's `null`.
extension JSONPayload: ExpressibleByNilLiteral {
    /// `null`.
    public init(nilLiteral: ()) { self = .null }
}

/// An array literal is a JSON array.
extension JSONPayload: ExpressibleByArrayLiteral {
    /// An array.
    public init(arrayLiteral elements: JSONPayload...) { self = .array(elements) }
}

/// A dictionary literal is a JSON object.
extension JSONPayload: ExpressibleByDictionaryLiteral {
    /// An object, with its members in the order of the source.
    public init(dictionaryLiteral elements: (String, JSONPayload)...) {
        self = .object(elements.map { (name: $0.0, value: $0.1) })
    }
}

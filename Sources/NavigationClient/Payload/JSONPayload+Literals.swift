extension JSONPayload: ExpressibleByStringLiteral {
    /// A string.
    public init(stringLiteral value: String) { self.init(value) }
}

extension JSONPayload: ExpressibleByIntegerLiteral {
    /// An integer.
    public init(integerLiteral value: Int) { self.init(value) }
}

extension JSONPayload: ExpressibleByFloatLiteral {
    /// A number.
    public init(floatLiteral value: Double) { self.init(value) }
}

extension JSONPayload: ExpressibleByBooleanLiteral {
    /// `true` or `false`.
    public init(booleanLiteral value: Bool) { self.init(value) }
}

extension JSONPayload: ExpressibleByNilLiteral {
    /// `null`.
    public init(nilLiteral: ()) { self = .null }
}

extension JSONPayload: ExpressibleByArrayLiteral {
    /// A list.
    public init(arrayLiteral elements: JSONPayload...) { self = .array(elements) }
}

extension JSONPayload: ExpressibleByDictionaryLiteral {
    /// An object, its members in the order of the source.
    public init(dictionaryLiteral elements: (String, JSONPayload)...) {
        self = .object(elements.map { (name: $0.0, value: $0.1) })
    }
}

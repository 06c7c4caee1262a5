/// An encoder that records the kinds of the encoded values, not the values.
final class ShapeRecorder: Encoder {
    /// The kind of an encoded value.
    enum Kind {
        /// The kind is unknown; any value fits.
        case unknown
        case boolean
        case string
        case integer
        case number
        /// A list; the first element stands for all. Nil for an empty list.
        case list(ShapeRecorder?)
        case object([Member])
    }

    /// A member of an object.
    struct Member {
        let name: String
        let value: ShapeRecorder
        /// Whether it is left out when nil.
        let isOptional: Bool
    }

    var kind: Kind
    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]

    init(_ kind: Kind = .unknown) {
        self.kind = kind
    }

    /// Records a value.
    convenience init(recording value: some Encodable) throws {
        self.init()
        try value.encode(to: self)
    }

    /// The members of an object; nil for other kinds.
    var members: [Member]? {
        if case .object(let members) = kind { members } else { nil }
    }

    /// The JSON Schema for it. A closed object refuses unknown members.
    func schema(isClosed: Bool = false) -> JSONPayload {
        switch kind {
        case .unknown: true
        case .boolean: ["type": "boolean"]
        case .string: ["type": "string"]
        case .integer: ["type": "integer"]
        case .number: ["type": "number"]
        case .list(let element): ["type": "array", "items": element?.schema() ?? true]
        case .object(let members): schema(of: members, isClosed)
        }
    }

    private func schema(of members: [Member], _ isClosed: Bool) -> JSONPayload {
        let required = members.filter { !$0.isOptional }.map { JSONPayload($0.name) }
        var parts: [(name: String, value: JSONPayload)] = [("type", "object")]
        parts.append(("properties", .object(members.map { (name: $0.name, value: $0.value.schema()) })))
        if !required.isEmpty { parts.append(("required", .array(required))) }
        if isClosed { parts.append(("additionalProperties", false)) }
        return .object(parts)
    }

    /// Adds a member and returns its recorder.
    @discardableResult
    func add(_ name: String, _ kind: Kind = .unknown, isOptional: Bool = false) -> ShapeRecorder {
        let value = ShapeRecorder(kind)
        add(name, value, isOptional: isOptional)
        return value
    }

    /// Adds a member that is already recorded.
    func add(_ name: String, _ value: ShapeRecorder, isOptional: Bool = false) {
        kind = .object((members ?? []) + [Member(name: name, value: value, isOptional: isOptional)])
    }

    /// Records an object.
    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        kind = .object(members ?? [])
        return KeyedEncodingContainer(KeyedShapes<Key>(recorder: self))
    }

    /// Records a list.
    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        kind = .list(nil)
        return ListedShapes(recorder: self)
    }

    /// Records a single value.
    func singleValueContainer() -> any SingleValueEncodingContainer {
        SingleShape(recorder: self)
    }
}

/// An encoder that keeps the kinds of what is encoded, and not the values.
final class ShapeRecorder: Encoder {
    /// What was encoded here.
    enum Kind {
        /// Nothing is known about it.
        case unknown
        case boolean
        case string
        case integer
        case number
        /// The first element tells for all.
        case list(ShapeRecorder?)
        case object([Member])
    }

    /// A member of an object.
    struct Member {
        let name: String
        let value: ShapeRecorder
        /// Left out when nil.
        let isOptional: Bool
    }

    var kind: Kind
    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]

    init(_ kind: Kind = .unknown) {
        self.kind = kind
    }

    /// Records a value that encodes itself.
    convenience init(recording value: some Encodable) throws {
        self.init()
        try value.encode(to: self)
    }

    /// The members of an object, else nil.
    var members: [Member]? {
        if case .object(let members) = kind { members } else { nil }
    }

    /// The JSON Schema for it. A closed object refuses members that it does not know.
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

    /// Adds a member, and gives what it is recorded by.
    @discardableResult
    func add(_ name: String, _ kind: Kind = .unknown, isOptional: Bool = false) -> ShapeRecorder {
        let value = ShapeRecorder(kind)
        add(name, value, isOptional: isOptional)
        return value
    }

    /// Adds a member that was recorded.
    func add(_ name: String, _ value: ShapeRecorder, isOptional: Bool = false) {
        kind = .object((members ?? []) + [Member(name: name, value: value, isOptional: isOptional)])
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        kind = .object(members ?? [])
        return KeyedEncodingContainer(KeyedShapes<Key>(recorder: self))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        kind = .list(nil)
        return ListedShapes(recorder: self)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer {
        SingleShape(recorder: self)
    }
}

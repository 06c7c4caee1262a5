/// Records the members of an object. `Encodable` requires a function for every kind of number. An optional value is
/// recorded as optional even when it is nil.
struct KeyedShapes<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let recorder: ShapeRecorder
    let codingPath: [any CodingKey] = []

    private func add(_ key: Key, _ kind: ShapeRecorder.Kind, isOptional: Bool = false) {
        recorder.add(key.stringValue, kind, isOptional: isOptional)
    }

    func encodeNil(forKey key: Key) { add(key, .unknown) }
    func encode(_ value: Bool, forKey key: Key) { add(key, .boolean) }
    func encode(_ value: String, forKey key: Key) { add(key, .string) }
    func encode(_ value: Double, forKey key: Key) { add(key, .number) }
    func encode(_ value: Float, forKey key: Key) { add(key, .number) }
    func encode(_ value: Int, forKey key: Key) { add(key, .integer) }
    func encode(_ value: Int8, forKey key: Key) { add(key, .integer) }
    func encode(_ value: Int16, forKey key: Key) { add(key, .integer) }
    func encode(_ value: Int32, forKey key: Key) { add(key, .integer) }
    func encode(_ value: Int64, forKey key: Key) { add(key, .integer) }
    func encode(_ value: UInt, forKey key: Key) { add(key, .integer) }
    func encode(_ value: UInt8, forKey key: Key) { add(key, .integer) }
    func encode(_ value: UInt16, forKey key: Key) { add(key, .integer) }
    func encode(_ value: UInt32, forKey key: Key) { add(key, .integer) }
    func encode(_ value: UInt64, forKey key: Key) { add(key, .integer) }
    func encode(_ value: some Encodable, forKey key: Key) throws {
        recorder.add(key.stringValue, try ShapeRecorder(recording: value))
    }

    func encodeIfPresent(_ value: Bool?, forKey key: Key) { add(key, .boolean, isOptional: true) }
    func encodeIfPresent(_ value: String?, forKey key: Key) { add(key, .string, isOptional: true) }
    func encodeIfPresent(_ value: Double?, forKey key: Key) { add(key, .number, isOptional: true) }
    func encodeIfPresent(_ value: Float?, forKey key: Key) { add(key, .number, isOptional: true) }
    func encodeIfPresent(_ value: Int?, forKey key: Key) { add(key, .integer, isOptional: true) }
    func encodeIfPresent(_ value: Int8?, forKey key: Key) { add(key, .integer, isOptional: true) }
    func encodeIfPresent(_ value: Int16?, forKey key: Key) { add(key, .integer, isOptional: true) }
    func encodeIfPresent(_ value: Int32?, forKey key: Key) { add(key, .integer, isOptional: true) }
    func encodeIfPresent(_ value: Int64?, forKey key: Key) { add(key, .integer, isOptional: true) }
    func encodeIfPresent(_ value: UInt?, forKey key: Key) { add(key, .integer, isOptional: true) }
    func encodeIfPresent(_ value: UInt8?, forKey key: Key) { add(key, .integer, isOptional: true) }
    func encodeIfPresent(_ value: UInt16?, forKey key: Key) { add(key, .integer, isOptional: true) }
    func encodeIfPresent(_ value: UInt32?, forKey key: Key) { add(key, .integer, isOptional: true) }
    func encodeIfPresent(_ value: UInt64?, forKey key: Key) { add(key, .integer, isOptional: true) }
    func encodeIfPresent(_ value: (some Encodable)?, forKey key: Key) throws {
        let shape = try value.map { try ShapeRecorder(recording: $0) } ?? ShapeRecorder()
        recorder.add(key.stringValue, shape, isOptional: true)
    }

    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key)
        -> KeyedEncodingContainer<Nested>
    {
        recorder.add(key.stringValue).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        recorder.add(key.stringValue).unkeyedContainer()
    }

    func superEncoder() -> any Encoder { recorder.add("super") }
    func superEncoder(forKey key: Key) -> any Encoder { recorder.add(key.stringValue) }
}

/// Records the elements of a list. The first element stands for all.
struct ListedShapes: UnkeyedEncodingContainer {
    let recorder: ShapeRecorder
    let codingPath: [any CodingKey] = []
    private(set) var count = 0

    init(recorder: ShapeRecorder) {
        self.recorder = recorder
    }

    private mutating func add(_ value: ShapeRecorder) -> ShapeRecorder {
        if count == 0 { recorder.kind = .list(value) }
        count += 1
        return value
    }

    private mutating func add(_ kind: ShapeRecorder.Kind) {
        _ = add(ShapeRecorder(kind))
    }

    mutating func encodeNil() { add(.unknown) }
    mutating func encode(_ value: Bool) { add(.boolean) }
    mutating func encode(_ value: String) { add(.string) }
    mutating func encode(_ value: Double) { add(.number) }
    mutating func encode(_ value: Float) { add(.number) }
    mutating func encode(_ value: Int) { add(.integer) }
    mutating func encode(_ value: Int8) { add(.integer) }
    mutating func encode(_ value: Int16) { add(.integer) }
    mutating func encode(_ value: Int32) { add(.integer) }
    mutating func encode(_ value: Int64) { add(.integer) }
    mutating func encode(_ value: UInt) { add(.integer) }
    mutating func encode(_ value: UInt8) { add(.integer) }
    mutating func encode(_ value: UInt16) { add(.integer) }
    mutating func encode(_ value: UInt32) { add(.integer) }
    mutating func encode(_ value: UInt64) { add(.integer) }
    mutating func encode(_ value: some Encodable) throws { _ = add(try ShapeRecorder(recording: value)) }

    mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
        add(ShapeRecorder()).container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { add(ShapeRecorder()).unkeyedContainer() }
    mutating func superEncoder() -> any Encoder { add(ShapeRecorder()) }
}

/// Records a value that is not a container.
struct SingleShape: SingleValueEncodingContainer {
    let recorder: ShapeRecorder
    let codingPath: [any CodingKey] = []

    func encodeNil() { recorder.kind = .unknown }
    func encode(_ value: Bool) { recorder.kind = .boolean }
    func encode(_ value: String) { recorder.kind = .string }
    func encode(_ value: Double) { recorder.kind = .number }
    func encode(_ value: Float) { recorder.kind = .number }
    func encode(_ value: Int) { recorder.kind = .integer }
    func encode(_ value: Int8) { recorder.kind = .integer }
    func encode(_ value: Int16) { recorder.kind = .integer }
    func encode(_ value: Int32) { recorder.kind = .integer }
    func encode(_ value: Int64) { recorder.kind = .integer }
    func encode(_ value: UInt) { recorder.kind = .integer }
    func encode(_ value: UInt8) { recorder.kind = .integer }
    func encode(_ value: UInt16) { recorder.kind = .integer }
    func encode(_ value: UInt32) { recorder.kind = .integer }
    func encode(_ value: UInt64) { recorder.kind = .integer }
    func encode(_ value: some Encodable) throws { try value.encode(to: recorder) }
}

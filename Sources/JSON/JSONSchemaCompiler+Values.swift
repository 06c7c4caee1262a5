// The values that keywords may have.

extension JSONSchemaCompiler {
    static func types(_ value: JSONValue, _ path: JSONPointer) throws(JSONSchemaError) -> [JSONSchemaType] {
        let names = value.string.map { [JSONValue.string($0)] } ?? value.array ?? []
        let types = names.compactMap { $0.string.flatMap(JSONSchemaType.init(rawValue:)) }
        guard !names.isEmpty, types.count == names.count, Set(types).count == types.count else {
            let known = JSONSchemaType.allCases.map(\.rawValue).joined(separator: ", ")
            throw error(path, "must be one of \(known), or a list of different ones")
        }
        return types
    }

    static func bool(_ value: JSONValue, _ path: JSONPointer) throws(JSONSchemaError) -> Bool {
        guard case .bool(let isTrue) = value else { throw error(path, "must be true or false") }
        return isTrue
    }

    static func number(_ value: JSONValue, _ path: JSONPointer) throws(JSONSchemaError) -> JSONValue {
        guard value.double != nil else { throw error(path, "must be a number") }
        return value
    }

    /// A whole number, also one that is written as `2.0` or `1e3`.
    static func count(_ value: JSONValue, _ path: JSONPointer) throws(JSONSchemaError) -> Int {
        guard let number = value.wholeNumber, number >= 0, let count = Int(exactly: number) else {
            throw error(path, "must be a whole number from 0 to \(Int.max)")
        }
        return count
    }

    static func list(_ value: JSONValue, _ path: JSONPointer) throws(JSONSchemaError) -> [JSONValue] {
        guard let list = value.array else { throw error(path, "must be a list") }
        return list
    }

    static func names(_ value: JSONValue, _ path: JSONPointer) throws(JSONSchemaError) -> [String] {
        let list = value.array ?? []
        let names = list.compactMap(\.string)
        guard value.array != nil, names.count == list.count, Set(names.map(JSONName.init)).count == names.count else {
            throw error(path, "must be a list of different strings")
        }
        return names
    }

    static func dependencies(
        _ value: JSONValue,
        _ path: JSONPointer
    ) throws(JSONSchemaError) -> [(key: String, needs: [String])] {
        guard let object = value.object else { throw error(path, "must be an object of lists") }
        var dependencies: [(key: String, needs: [String])] = []
        for member in object.members {
            dependencies.append((member.key, try names(member.value, path.appending(member.key))))
        }
        return dependencies
    }

    mutating func schemas(_ value: JSONValue, _ path: JSONPointer) throws(JSONSchemaError) -> [Int] {
        var indices: [Int] = []
        for (index, schema) in try Self.list(value, path).enumerated() {
            indices.append(try node(for: schema, at: path.appending(index)))
        }
        return indices
    }

    mutating func nonEmpty(_ value: JSONValue, _ path: JSONPointer) throws(JSONSchemaError) -> [Int] {
        let indices = try schemas(value, path)
        guard !indices.isEmpty else { throw Self.error(path, "must hold at least one schema") }
        return indices
    }

    mutating func namedSchemas(
        _ value: JSONValue,
        _ path: JSONPointer
    ) throws(JSONSchemaError) -> [JSONName: Int] {
        guard let object = value.object else { throw Self.error(path, "must be an object of schemas") }
        var indices: [JSONName: Int] = [:]
        for member in object.members {
            indices[JSONName(member.key)] = try node(for: member.value, at: path.appending(member.key))
        }
        return indices
    }
}
